<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

/** Progress of measuring a page in one window size. */
enum State: string {
	case Measuring = 'measuring';
	case Known     = 'known';
	/** Too few of the reports agree. No more are requested. */
	case Unsettled = 'unsettled';
}
