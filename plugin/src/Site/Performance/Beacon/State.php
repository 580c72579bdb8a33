<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

/** How far the measuring of a page has come in one kind of window. */
enum State: string {
	case Measuring = 'measuring';
	case Known     = 'known';
	/** So many reports have come without enough that agree that no more are asked for. */
	case Unsettled = 'unsettled';
}
