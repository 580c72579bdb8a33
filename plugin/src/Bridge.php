<?php

declare(strict_types=1);

namespace Vestibule;

use Closure;
use Vestibule\Kernel\Wiring\Makes;

/** Services of packages with locators, for packages that declare their dependencies (docs/architecture.md). */
final class Bridge {

	/**
	 * @param Closure(): Forms\Parts    $forms
	 * @param Closure(): Calendar\Parts $booking
	 */
	public function __construct( private readonly Closure $forms, private readonly Closure $booking ) {}

	#[Makes]
	public function forms(): Forms\Forms {
		return ( $this->forms )()->forms();
	}

	#[Makes]
	public function bookings(): Calendar\Bookings\StoredBookings {
		return ( $this->booking )()->bookings();
	}
}
