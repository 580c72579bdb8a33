<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

/** Progress of measuring a page in one window size. */
enum State: string {
	case Measuring = 'measuring';
	case Known     = 'known';
	/** Too few reports match, so no more reports are requested. */
	case Unsettled = 'unsettled';
}
