<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Entries\Find\Narrowing;

/** Which entries a reader asks for, as SQL with placeholders (contract entries-query). */
final class Filter {

	/** More words than this narrow nothing and cost a scan each. */
	private const MOST_WORDS = 8;

	/**
	 * @param list<int>|null $allowed   The forms that the reader may read; null stands for all.
	 * @param Narrowing|null $narrowing By day, star or an answer; null for none.
	 */
	public function __construct(
		private readonly string $status = 'any',
		private readonly int $form = 0,
		private readonly string $search = '',
		private readonly ?array $allowed = null,
		private readonly string $mail = 'any',
		private readonly ?Narrowing $narrowing = null,
	) {}

	public function hasOneStatus(): bool {
		return 'any' !== $this->status;
	}

	/** @return array{string, list<int|string|list<int>>} The condition and its values. */
	public function where(): array {
		$parts  = array();
		$values = array();
		if ( null !== $this->allowed ) {
			$parts[]  = 'form_id IN (%d)';
			$values[] = $this->allowed;
		}
		if ( 0 !== $this->form ) {
			$parts[]  = 'form_id = %d';
			$values[] = $this->form;
		}
		if ( 'any' === $this->status ) {
			$parts[] = "status IN ('unread', 'read')";
		} else {
			$parts[]  = 'status = %s';
			$values[] = $this->status;
		}
		if ( 'unsent' === $this->mail ) {
			$parts[] = "mail_status IN ('failed', 'given_up')";
		}
		foreach ( $this->words() as $word ) {
			$parts[]  = 'search_text LIKE %s';
			$values[] = $this->like( $word );
		}
		if ( null !== $this->narrowing ) {
			[ $more, $others ] = $this->narrowing->where( $this->form );
			array_push( $parts, ...$more );
			array_push( $values, ...$others );
		}
		return array( implode( ' AND ', $parts ), $values );
	}

	/** @return list<string> That must all occur, in small letters, as search_text is. */
	public function words(): array {
		$text  = $this->search . ' ' . ( $this->narrowing->value ?? '' );
		$words = preg_split( '/\s+/u', mb_strtolower( $text, 'UTF-8' ), -1, PREG_SPLIT_NO_EMPTY );
		return array_slice( false === $words ? array() : $words, 0, self::MOST_WORDS );
	}

	private function like( string $word ): string {
		return '%' . addcslashes( $word, '_%\\' ) . '%';
	}
}
