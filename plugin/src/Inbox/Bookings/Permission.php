<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use Vestibule\Inbox\Access;
use WP_Error;

/** Permission checks for operations on bookings. */
final class Permission {

	public function __construct( private readonly Access $access ) {}

	public function open(): true|WP_Error {
		return $this->access->mayOpenBookings() ? true : BookingRefused::forbidden()->error;
	}

	/** Checks access to the bookings screen for users who can read entries. Excludes hosts. */
	public function openToReaders(): true|WP_Error {
		return $this->access->mayOpen() ? true : BookingRefused::forbidden()->error;
	}

	/** Checks access to times that belong to hosts instead of forms, such as blocked times. */
	public function openOfHosts(): true|WP_Error {
		$scope = $this->access->bookings();
		return null === $scope->forms || $scope->isOfHosts() ? $this->open() : BookingRefused::forbidden()->error;
	}

	public function openOfAll(): true|WP_Error {
		return null === $this->access->forms() ? $this->openToReaders() : BookingRefused::forbidden()->error;
	}
}
