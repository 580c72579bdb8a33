<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

/** Bookings that a user can see, limited to certain forms and hosts. */
final class Scope {

	/**
	 * @param list<int>|null $forms IDs of the forms whose bookings are visible. Null means all bookings and blocked
	 * times.
	 * @param list<int>      $hosts IDs of the user's own hosts, whose bookings and blocked times are visible.
	 */
	public function __construct( public readonly ?array $forms = null, public readonly array $hosts = array() ) {}

	/** Checks whether the user can see only the bookings of their own hosts. */
	public function isOfHosts(): bool {
		return array() === $this->forms;
	}

	/**
	 * Limits requested hosts to the hosts that the user can see.
	 *
	 * @param list<int> $hosts Empty means all hosts.
	 * @return list<int>|null Empty means all hosts. Null if the user can see none of the requested hosts.
	 */
	public function hostsOf( array $hosts ): ?array {
		if ( ! $this->isOfHosts() ) {
			return $hosts;
		}
		$own = array() === $hosts ? $this->hosts : array_values( array_intersect( $hosts, $this->hosts ) );
		return array() === $own ? null : $own;
	}
}
