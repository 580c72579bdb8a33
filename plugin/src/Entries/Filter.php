<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use DateTimeZone;

/** Filter for lists of entries. Creates SQL conditions with placeholders (see the contract `entries-query`). */
final class Filter {

	/** Maximum number of search words. More words barely narrow the result, but each word adds a scan of the table. */
	private const MAX_WORDS = 8;

	/**
	 * @param list<int>|null $allowed IDs of the forms that the user can read. Null for all forms.
	 * @param string         $from    First day, such as 2026-11-21, in the site's time zone. Empty for no limit.
	 * @param string         $to      Last day, in the same format. Empty for no limit.
	 * @param string         $field   Name of a field to search in. Empty for none. Ignored if no form is set.
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
	 * @param array<array-key, mixed> $query   Query in the format of the contract `entries-query`.
	 * @param list<int>|null          $allowed IDs of the forms that the user can read. Null for all forms.
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
	 * Returns a condition for rows of another table. The column contains an entry ID, and the entry must belong to one
	 * of the forms. The value for the placeholder is a list of form IDs.
	 */
	public static function ofForms( string $column ): string {
		return "EXISTS (SELECT 1 FROM {submissions} s WHERE s.id = {$column} AND s.form_id IN (%d))";
	}

	/**
	 * Returns a condition for rows of another table. The column contains an entry ID, and the entry must contain the
	 * word.
	 *
	 * @return array{string, string} Condition, and value for its placeholder.
	 */
	public static function containing( string $column, string $word ): array {
		[ $condition, $value ] = SearchWords::contained( 't.search_text', $word );
		return array( "EXISTS (SELECT 1 FROM {submissions} t WHERE t.id = {$column} AND {$condition})", $value );
	}

	/** Checks whether the filter has other conditions that can exclude most of the entries with the search words. */
	public function isNarrow(): bool {
		return $this->form > 0 || $this->starred || 'unsent' === $this->mail || 'any' !== $this->status;
	}

	public function hasOneStatus(): bool {
		return 'any' !== $this->status;
	}

	/** @return list<string> Statuses of matching entries. */
	public function statuses(): array {
		return 'any' === $this->status ? array( 'unread', 'read' ) : array( $this->status );
	}

	/**
	 * @return array{string, list<string>} Condition for the days only, and values for its placeholders. The database
	 * can use an index for this condition.
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

	/** @return array{string, list<int|string|list<int>>} Condition, and values for its placeholders. */
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

	/** @return list<string> Words that an entry must contain. They are in lower case, like search_text. */
	public function words(): array {
		return SearchWords::of( "{$this->search} {$this->value}", self::MAX_WORDS );
	}

	/**
	 * Returns a regular expression for an answer in the stored JSON, which can be a string or a list. JSON escapes
	 * quotes with a backslash, so the text of an answer can't be mistaken for the name of a field.
	 */
	private function pattern(): string {
		$text  = '[^"\\\\]*(\\\\.[^"\\\\]*)*';
		$start = '"' . $this->quoted( $this->field ) . '":(\\[("' . $text . '",)*)?"';
		return 'equals' === $this->match
			? $start . $this->quoted( $this->value ) . '"'
			: $start . $text . $this->quoted( $this->value );
	}

	/** Encodes the text as JSON and escapes the special characters of regular expressions. */
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
