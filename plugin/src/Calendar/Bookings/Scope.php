<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

/** Bookings that a user can see: those of certain forms and of certain hosts. */
final class Scope {

	/**
	 * @param list<int>|null $forms Form IDs; null means all bookings, including blocked times.
	 * @param list<int>      $hosts Host IDs of the user, whose blocked times are included.
	 */
	public function __construct( public readonly ?array $forms = null, public readonly array $hosts = array() ) {}

	/** Checks whether the user sees only the bookings of their own hosts. */
	public function isOfHosts(): bool {
		return array() === $this->forms;
	}

	/**
	 * Reduces requested hosts to those of the user.
	 *
	 * @param list<int> $hosts Empty means all.
	 * @return list<int>|null Empty means all; null if no host is left.
	 */
	public function hostsOf( array $hosts ): ?array {
		if ( ! $this->isOfHosts() ) {
			return $hosts;
		}
		$own = array() === $hosts ? $this->hosts : array_values( array_intersect( $hosts, $this->hosts ) );
		return array() === $own ? null : $own;
	}
}
