<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use Vestibule\Inbox\Access;
use WP_Error;

/** Checks permissions for operations on bookings. */
final class Permission {

	public function __construct( private readonly Access $access ) {}

	public function open(): true|WP_Error {
		return $this->access->mayOpenBookings() ? true : BookingRefused::forbidden()->error;
	}

	/** Checks access to bookings for users who can read entries. Hosts without this right are rejected. */
	public function openToReaders(): true|WP_Error {
		return $this->access->mayOpen() ? true : BookingRefused::forbidden()->error;
	}

	/** Checks access to times that belong to hosts and not to forms, such as blocked times. */
	public function openOfHosts(): true|WP_Error {
		$scope = $this->access->bookings();
		return null === $scope->forms || $scope->isOfHosts() ? $this->open() : BookingRefused::forbidden()->error;
	}

	public function openOfAll(): true|WP_Error {
		return null === $this->access->forms() ? $this->openToReaders() : BookingRefused::forbidden()->error;
	}
}
