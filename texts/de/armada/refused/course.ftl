# Warum ein Schiff einen Kurs nicht nehmen kann.

armada-refused-course-speed = Das Schiff bewegt sich mit Schub { $speed }.
armada-refused-course-yaw = Gelenk { $joint } lässt sich bei diesem Schub um höchstens { $most } drehen.
armada-refused-course-yaw-raised = So viele Kurskorrekturwerte erhöht der Navigationsbefehl nicht.
armada-refused-course-on-tool = Mit der Manöverhilfe auf der { $side } Seite würde das Schiff sie überlappen.
armada-refused-course-no-side = Auf beiden Seiten würde das Schiff die Manöverhilfe überlappen.

armada-refused-course-left = linken
armada-refused-course-right = rechten
