<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use DateTimeZone;

/** Filter for a list of entries, as SQL conditions with placeholders (contract entries-query). */
final class Filter {

	/** Further words barely narrow the result, and each one adds a scan. */
	private const MAX_WORDS = 8;

	/**
	 * @param list<int>|null $allowed Forms that the user can read; null for all.
	 * @param string         $from    First day in the site's time zone, such as 2026-11-21; empty for none.
	 * @param string         $to      Last day; empty for none.
	 * @param string         $field   Posted name of a field; empty for none. Ignored without a form.
	 * @param string         $match   `equals` or `contains`.
	 */
	public function __construct(
		private readonly string $status = 'any',
		private readonly int $form = 0,
		private readonly string $search = '',
		private readonly ?array $allowed = null,
		private readonly string $mail = 'any',
		private readonly string $from = '',
		private readonly string $to = '',
		private readonly bool $starred = false,
		private readonly string $field = '',
		private readonly string $match = 'contains',
		private readonly string $value = '',
	) {}

	/**
	 * @param array<array-key, mixed> $query   Query that matches the contract.
	 * @param list<int>|null          $allowed Forms that the user can read; null for all.
	 */
	public static function fromQuery( array $query, ?array $allowed ): self {
		$text = static fn ( string $name ): string => is_string( $query[ $name ] ?? null ) ? $query[ $name ] : '';
		return new self(
			'' === $text( 'status' ) ? 'any' : $text( 'status' ),
			is_numeric( $query['form'] ?? null ) ? (int) $query['form'] : 0,
			$text( 'search' ),
			$allowed,
			$text( 'mail' ),
			$text( 'from' ),
			$text( 'to' ),
			true === ( $query['starred'] ?? false ),
			$text( 'field' ),
			$text( 'match' ),
			$text( 'value' ),
		);
	}

	/**
	 * Returns a condition for rows of other tables: the entry in this column belongs to one of the forms. Its value is
	 * a list.
	 */
	public static function ofForms( string $column ): string {
		return "EXISTS (SELECT 1 FROM {submissions} s WHERE s.id = {$column} AND s.form_id IN (%d))";
	}

	/**
	 * Returns a condition for rows of other tables: the entry in this column contains the word.
	 *
	 * @return array{string, string} Condition and its value.
	 */
	public static function containing( string $column, string $word ): array {
		[ $condition, $value ] = SearchWords::contained( 't.search_text', $word );
		return array( "EXISTS (SELECT 1 FROM {submissions} t WHERE t.id = {$column} AND {$condition})", $value );
	}

	/** Checks whether other conditions may exclude most of the entries that contain the words. */
	public function isNarrow(): bool {
		return $this->form > 0 || $this->starred || 'unsent' === $this->mail || 'any' !== $this->status;
	}

	public function hasOneStatus(): bool {
		return 'any' !== $this->status;
	}

	/** @return list<string> Matching statuses. */
	public function statuses(): array {
		return 'any' === $this->status ? array( 'unread', 'read' ) : array( $this->status );
	}

	/**
	 * @return array{string, list<string>} Condition for the days only, for which the database can use an index, and its
	 * values.
	 */
	public function received(): array {
		$parts  = array();
		$values = array();
		$from   = $this->midnight( $this->from );
		$to     = $this->midnight( $this->to );
		if ( null !== $from ) {
			$parts[]  = 'created_at >= %s';
			$values[] = $this->stored( $from );
		}
		if ( null !== $to ) {
			$parts[]  = 'created_at < %s';
			$values[] = $this->stored( $to->modify( '+1 day' ) );
		}
		return array( array() === $parts ? '1 = 1' : implode( ' AND ', $parts ), $values );
	}

	/** @return array{string, list<int|string|list<int>>} Condition and its values. */
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
			[ $parts[], $values[] ] = SearchWords::contained( 'search_text', $word );
		}
		if ( '' !== $this->from || '' !== $this->to ) {
			[ $received, $days ] = $this->received();
			$parts[]             = $received;
			array_push( $values, ...$days );
		}
		if ( $this->starred ) {
			$parts[] = 'starred = 1';
		}
		if ( $this->form > 0 && '' !== $this->field && '' !== $this->value ) {
			$parts[]  = 'data REGEXP %s';
			$values[] = $this->pattern();
		}
		return array( implode( ' AND ', $parts ), $values );
	}

	/** @return list<string> Words that must all occur, in lower case like search_text. */
	public function words(): array {
		return SearchWords::of( "{$this->search} {$this->value}", self::MAX_WORDS );
	}

	/**
	 * Returns a regular expression for the answer in the stored JSON, as a string or in a list. JSON escapes quotes
	 * with a backslash, so an answer can't be mistaken for a name.
	 */
	private function pattern(): string {
		$text  = '[^"\\\\]*(\\\\.[^"\\\\]*)*';
		$start = '"' . $this->quoted( $this->field ) . '":(\\[("' . $text . '",)*)?"';
		return 'equals' === $this->match
			? $start . $this->quoted( $this->value ) . '"'
			: $start . $text . $this->quoted( $this->value );
	}

	/** Returns the text as JSON, with the special characters of regular expressions escaped. */
	private function quoted( string $text ): string {
		$json = (string) wp_json_encode( $text, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		return (string) preg_replace( '/[.\\\\+*?\\[^\\]$(){}|]/', '\\\\$0', substr( $json, 1, -1 ) );
	}

	private function midnight( string $day ): ?DateTimeImmutable {
		$date = 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $day )
			? DateTimeImmutable::createFromFormat( '!Y-m-d', $day, wp_timezone() )
			: false;
		return false === $date ? null : $date;
	}

	private function stored( DateTimeImmutable $time ): string {
		return $time->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
