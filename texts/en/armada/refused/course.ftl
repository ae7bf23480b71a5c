# Why a ship cannot take a course.

armada-refused-course-speed = The ship moves at speed { $speed }.
armada-refused-course-yaw = Joint { $joint } turns by { $most } at most at this speed.
armada-refused-course-yaw-raised = The navigate command does not raise so many yaw values.
armada-refused-course-on-tool = With the tool on its { $side } side the ship would overlap it.
armada-refused-course-no-side = The ship would overlap the tool on either side.

armada-refused-course-left = left
armada-refused-course-right = right
