<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields\Appointment;

use RuntimeException;

/** Somebody else was faster; leaves the transaction so that nothing of the submission stays. */
final class TakenTime extends RuntimeException {

	public function __construct( public readonly ChosenTime $time ) {
		parent::__construct( 'The time is taken.' );
	}
}
