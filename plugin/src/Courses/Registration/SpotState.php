<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

/** Whether a registration has its spots. */
enum SpotState {
	case Registered;
	case Waiting;

	/** Neither, for example after an entry was restored although the course was full. */
	case None;
}
