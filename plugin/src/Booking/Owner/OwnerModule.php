<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Contracts\EntryParts;
use Vestibule\Module;
use Vestibule\Services;

/** The institute's side of bookings: lists and changes by capability (docs/booking.md, docs/rest.md). */
final class OwnerModule implements Module {

	public function __construct( private readonly Services $services, private readonly Parts $parts, private readonly EntryParts $entries ) {}

	public function register(): void {
		add_action( 'rest_api_init', $this->routes( ... ) );
	}

	private function routes(): void {
		$guard = new Guard( $this->entries->access() );
		( new ListRoutes( $this->services->schema, $guard, $this->parts->catalog() ) )->register();
		( new ChangeRoutes( $this->services->schema, $guard, $this->parts->catalog(), $this->parts->writing() ) )->register();
		( new ExportRoute( $this->services->schema, $guard, $this->parts->catalog() ) )->register();
	}
}
