<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

/** Which bookings a reader sees: those made with some forms, and those of some hosts. */
final class Scope {

	/**
	 * @param list<int>|null $forms Public numbers of the forms; null stands for every booking, also for blocked time.
	 * @param list<int>      $hosts Posts of the hosts that the reader is, with their blocked time.
	 */
	public function __construct( public readonly ?array $forms = null, public readonly array $hosts = array() ) {}

	/** Whether the reader sees bookings of their own hosts and no others. */
	public function isOfHosts(): bool {
		return array() === $this->forms;
	}

	/**
	 * Narrows hosts that are asked for to those that a reader of own bookings is.
	 *
	 * @param list<int> $hosts None stands for all.
	 * @return list<int>|null None stands for all; null where nothing is left.
	 */
	public function hostsOf( array $hosts ): ?array {
		if ( ! $this->isOfHosts() ) {
			return $hosts;
		}
		$own = array() === $hosts ? $this->hosts : array_values( array_intersect( $hosts, $this->hosts ) );
		return array() === $own ? null : $own;
	}
}
