<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Forms\OptIn\OptIn;
use Vestibule\Forms\OptIn\OptIns;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\TimeWords;

/**
 * Returns email confirmations of entries with formatted dates and names (see the contract `entries-entry`, property
 * `optIn`).
 *
 * @phpstan-type Confirmation array{
 *     what: string, field: string, isWhole: bool, email: string, state: 'waiting'|'expired'|'confirmed', expiresAt: string, until: string,
 *     confirmedAt: string, at: string, by: string, user: string,
 * }
 */
final class EntryConfirmations {

	public function __construct( private readonly OptIns $optIns, private readonly TimeWords $words ) {}

	/** Checks whether the site has ever had an entry that needed a confirmation by email. */
	public function exists(): bool {
		return $this->optIns->exist();
	}

	/**
	 * Returns the confirmations of several entries, with a single query.
	 *
	 * @param list<int> $entries Entry IDs.
	 * @return array<int, Confirmation> Confirmations by entry ID.
	 */
	public function with( array $entries ): array {
		return array_map( $this->confirmation( ... ), $this->optIns->ofEntries( $entries ) );
	}

	/** @return Confirmation */
	private function confirmation( OptIn $one ): array {
		$user = 0 === $one->userId ? false : get_userdata( $one->userId );
		$zone = wp_timezone_string();
		return array(
			'what'        => $one->what,
			'field'       => $one->isWhole() ? '' : $one->field,
			'isWhole'     => $one->isWhole(),
			'email'       => $one->email,
			'state'       => $this->state( $one ),
			'expiresAt'   => Instant::format( $one->expiresAt ),
			'until'       => $this->words->short( $one->expiresAt, $zone ),
			'confirmedAt' => null === $one->confirmedAt ? '' : Instant::format( $one->confirmedAt ),
			'at'          => null === $one->confirmedAt ? '' : $this->words->short( $one->confirmedAt, $zone ),
			'by'          => $one->by,
			'user'        => false === $user ? '' : $user->display_name,
		);
	}

	/** @return 'waiting'|'expired'|'confirmed' */
	private function state( OptIn $one ): string {
		return match ( true ) {
			null !== $one->confirmedAt       => 'confirmed',
			$this->optIns->isExpired( $one ) => 'expired',
			default                          => 'waiting',
		};
	}
}
