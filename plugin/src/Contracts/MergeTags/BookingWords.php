<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\BookingChange;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Contracts\TimeWords;

/** The appointments of an entry in words, for the one who booked or for the institute. */
final class BookingWords {

	public function __construct( private readonly TimeWords $words ) {}

	/** @return list<string> Each on the institute's clock, and on the visitor's where that shows something else. */
	public function forVisitor( StoredEntry $entry ): array {
		/* translators: %s: time and zone of the visitor, with the day where it is another one. */
		return $this->times( $entry, __( 'On your clock: %s', 'vestibule' ) );
	}

	/** @return list<string> */
	public function forInstitute( StoredEntry $entry ): array {
		/* translators: %s: time and zone of the visitor, with the day where it is another one. */
		return $this->times( $entry, __( 'On the visitor’s clock: %s', 'vestibule' ) );
	}

	/** The time before it was moved; empty for what was not. */
	public function former( StoredEntry $entry, bool $is_for_visitor ): string {
		$former = $entry->change?->former;
		if ( null === $former ) {
			return '';
		}
		$then = $entry->about( new BookingChange( BookingChange::BOOKED, $former, $entry->id, null, array( 'who' => '' ) ) );
		return implode( "\n", $is_for_visitor ? $this->forVisitor( $then ) : $this->forInstitute( $then ) );
	}

	/** @return list<string> */
	private function times( StoredEntry $entry, string $beside_words ): array {
		return array_map(
			function ( BookedTime $time ) use ( $beside_words ): string {
				$beside = $this->words->beside( $time->start, $time->end, $time->home, $time->timezone );
				return $this->words->span( $time->start, $time->end, $time->home ) . ( '' === $beside ? '' : "\n" . sprintf( $beside_words, $beside ) );
			},
			$entry->appointments
		);
	}
}
