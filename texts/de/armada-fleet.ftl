# Flotten von Armada: was an einer nicht stimmt und was anders verstanden wurde, als die Liste es schreibt.

armada-fleet-line-points = „{ $written }“ ist keine Punktzahl; schreib { $wanted }
armada-fleet-line-category = { $written } kann nicht das Einsatzziel „{ $word }“ sein; schreib „{ $category }  { $written }“
armada-fleet-line-count = eine Zeile kann nicht { $count } Staffeln haben; schreib eine Zahl von { $least } bis { $most }
armada-fleet-wanted-points = die vereinbarte Summe, etwa „points { $points }“
armada-fleet-wanted-ship = den Namen eines Schiffs, etwa „ship { $ship }“
armada-fleet-wanted-objective = den Namen eines Einsatzziels
armada-fleet-limit =
    die Flotte hat { $count } { $what ->
        [ships] Schiffe
        [squadrons] Staffeln
       *[upgrades] Aufwertungen
    }; Broadside erlaubt höchstens { $most }, lass also { $over } weg
armada-fleet-points = die Flotte kostet { $cost } Punkte, vereinbart sind aber nur { $most }; nimm { $over } oder mehr heraus
armada-fleet-squadron-points = die Staffeln kosten { $cost } Punkte, aber ein Drittel von { $points }, aufgerundet, ist { $most }; nimm { $over } oder mehr heraus
armada-fleet-no-faction = in der Ausgabe { $edition } gibt es die Fraktion { $faction } nicht; wähle { $known }
armada-fleet-foreign = { $card } gehört zur Fraktion { $faction }, die Flotte aber zur Fraktion { $fleet }; lass die Karte weg
armada-fleet-pool = { $card } gibt es in der Ausgabe { $edition } nicht; wähle eine andere Karte
armada-fleet-aces = { $count } einzigartige Staffeln haben Verteidigungsmarker ({ $names }); bei { $points } Punkten sind { $most } erlaubt
armada-fleet-second-commander = { $card } ist ein zweiter Commander neben { $first }; behalte einen davon
armada-fleet-no-flagship = die Flotte hat kein Flaggschiff; rüste ein Schiff mit einem Commander aus
armada-fleet-flagships = { $count } Schiffe haben einen Commander; nur das Flaggschiff darf einen haben
armada-fleet-no-objective = der Flotte fehlt ein Einsatzziel der Kategorie { $category }; nimm eines dazu
armada-fleet-objectives = die Flotte hat { $count } Einsatzziele der Kategorie { $category } ({ $names }); behalte eines davon
armada-fleet-campaign = { $card } ist ein Kampagnen-Einsatzziel; eine Flotte hat nur normale Einsatzziele
armada-fleet-unique-name = { $card } ist zweimal in der Flotte; der Name ist einzigartig, behalte also eine Karte
armada-fleet-unique-type = { $card } und { $other } sind Staffeln desselben einzigartigen Typs; behalte eine davon
armada-fleet-affiliation = { $card } gehört zur Fraktion { $factions }; { $ship } kann nur Karten der Fraktion { $faction } und Karten ohne Fraktion haben
armada-fleet-flotilla = { $ship } ist eine Flottille; setz { $card } auf ein anderes Schiff
armada-fleet-other-ship = { $card } ist für einen anderen Schiffstyp, nicht für { $ship }; nimm die Karte herunter
armada-fleet-tag = { $card } ist nur für Schiffe mit „{ $tag }“; { $ship } ist keines
armada-fleet-sizes = { $card } ist nur für Schiffe der Größe { $sizes }; { $ship } ist { $size }
armada-fleet-flagship-only = { $card } ist nur für das Flaggschiff; setz die Karte auf das Schiff mit dem Commander
armada-fleet-huge = { $card } fügt der Aufwertungsleiste ein Symbol hinzu, das { $ship } als riesiges Schiff nicht nutzen kann
armada-fleet-barred = { $card } kann nicht auf { $ship } sein, dessen Aufwertungsleiste schon das Symbol „{ $slot }“ hat
armada-fleet-modifications = { $ship } hat { $count } Modifikationen ({ $names }); behalte eine davon
armada-fleet-titles = { $ship } hat { $count } Titel ({ $names }); behalte einen davon
armada-fleet-closed = ein Schiff mit { $closer } kann nicht mit { $card } ausgestattet werden; behalte eine der Karten
armada-fleet-no-icon = { $card } braucht das Symbol „{ $slot }“, das { $ship } nicht hat; nimm die Karte herunter
armada-fleet-no-free-icon =
    { $ship } hat für { $card } kein freies Symbol „{ $slot }“: { $count ->
        [one] Das einzige wird
       *[other] Alle { $count } werden
    } von { $names } genutzt; behalte so viele Karten, wie es Symbole gibt
armada-fleet-box-points = eine Partie mit dem Grundspiel wird mit { $wanted } Punkten gespielt, nicht mit { $points }
armada-fleet-box-ship = { $card } ist nicht im Grundspiel; nimm eine seiner sechs Schiffskarten
armada-fleet-box-models = das Grundspiel hat nur ein Modell { $chassis } für { $count } Schiffe; behalte eines
armada-fleet-box-squadron = { $card } ist nicht im Grundspiel; nimm eine seiner vier Staffelkarten
armada-fleet-box-disks = das Grundspiel hat { $disks } Staffeln { $name }, nicht { $count }
armada-fleet-box-objective = { $card } ist nicht im Grundspiel; nimm eines seiner zwölf Einsatzziele
armada-fleet-box-upgrade = { $card } ist nicht im Grundspiel; nimm eine seiner achtzehn Aufwertungen
armada-fleet-box-one-copy = das Grundspiel hat { $card } nur einmal; nimm die Karte einmal
armada-fleet-box-dealt = { $card } wurde dem anderen Spieler zugeteilt; wähle eine eigene Karte
armada-fleet-taken-no-list = das sieht nicht nach einer Flottenliste aus; nimm unser eigenes Format oder das von Kingston, Star Forge, Fab’s, Warlords oder Armada Fleets Designer
armada-fleet-taken-left-out = { $why }; weggelassen
armada-fleet-taken-faction = die Liste nennt keine bekannte Fraktion; angenommen wurde { $faction }
armada-fleet-taken-unknown-faction = „{ $written }“ ist keine bekannte Fraktion
armada-fleet-taken-no-ship = „{ $written }“ steht unter keinem Schiff; weggelassen
armada-fleet-taken-lost-ship = „{ $written }“ gehört zu einem Schiff, das nicht verstanden wurde; weggelassen
armada-fleet-taken-behind-squadrons = „{ $written }“ steht hinter „Squadrons:“; weggelassen
armada-fleet-taken-header = „{ $written }“ sagt nichts über die Flotte; weggelassen
armada-fleet-taken-category = { $written } steht als Einsatzziel „{ $word }“ da und wird als Einsatzziel „{ $category }“ verwendet
armada-fleet-taken-card-set = „{ $written }“ gehört zum Kartensatz „{ $set }“, der hier nicht bekannt ist; weggelassen
armada-fleet-taken-several = „{ $written }“ ist der Name mehrerer Karten; angenommen wurde { $taken }
armada-fleet-taken-count = { $count } Staffeln: Das ist keine oder mehr als { $most }; weggelassen
armada-fleet-taken-cost = die Liste nennt { $stated } Punkte für { $card }; in der Ausgabe { $edition } kostet die Karte { $ours }
armada-fleet-taken-total = die Liste nennt { $stated } Punkte für { $of }; die verstandenen Karten kosten { $ours }
armada-fleet-taken-no-total = „{ $written }“ ist keine Punktzahl
armada-fleet-taken-total-of-nothing = „={ $written }“ ist nicht die Summe von etwas, das verstanden wurde
armada-fleet-taken-commander = „{ $written }“ ist als Commander genannt, aber auf keinem Schiff; weggelassen
armada-fleet-sum-fleet = die Flotte
armada-fleet-sum-ship = dieses Schiff
armada-fleet-sum-squadrons = die Staffeln
armada-fleet-said-ship = { $ship }
armada-fleet-said-flagship = { $ship }, Flaggschiff
armada-fleet-said-squadrons = Staffeln: { $count } für höchstens { $most } Punkte
armada-fleet-said-total = von { $points } Punkten
armada-fleet-said-under = nach { $edition }
armada-fleet-said-idle = ohne Effekt gespielt: { $names }
armada-fleet-said-unplayed = noch nicht spielbar; wähle ein anderes Einsatzziel: { $names }
armada-fleet-faction-rebel = Rebellen
armada-fleet-faction-imperial = Imperium
armada-fleet-faction-republic = Republik
armada-fleet-faction-separatist = Separatisten
armada-fleet-slot-commander = Commander
armada-fleet-slot-officer = Offizier
armada-fleet-slot-weapons-team = Waffenteam
armada-fleet-slot-support-team = Unterstützungsteam
armada-fleet-slot-fleet-command = Flottenkommando
armada-fleet-slot-fleet-support = Flottenunterstützung
armada-fleet-slot-offensive-retrofit = Offensive Nachrüstung
armada-fleet-slot-defensive-retrofit = Defensive Nachrüstung
armada-fleet-slot-experimental-retrofit = Experimentelle Nachrüstung
armada-fleet-slot-turbolasers = Turbolaser
armada-fleet-slot-ion-cannons = Ionenkanonen
armada-fleet-slot-ordnance = Geschosse
armada-fleet-slot-superweapon = Superwaffe
armada-fleet-slot-title = Titel
armada-fleet-size-small = klein
armada-fleet-size-medium = mittelgroß
armada-fleet-size-large = groß
armada-fleet-size-huge = riesig
armada-fleet-category-assault = Angriff
armada-fleet-category-defense = Verteidigung
armada-fleet-category-navigation = Navigation
