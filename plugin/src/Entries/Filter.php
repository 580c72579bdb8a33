<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use DateTimeZone;

/** Which entries a reader asks for, as SQL with placeholders (contract entries-query). */
final class Filter {

	/** More words than this narrow nothing and cost a scan each. */
	private const MOST_WORDS = 8;

	/**
	 * @param list<int>|null $allowed The forms that the reader may read; null stands for all.
	 * @param string         $from    A day on the site's clock such as 2026-11-21; empty for none.
	 * @param string         $to      The last day; empty for none.
	 * @param string         $field   The posted name of a field; empty for none. Counts only with a form.
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
	 * @param array<array-key, mixed> $query   Of the contract.
	 * @param list<int>|null          $allowed The forms that may be read; null stands for all.
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

	/** A condition for rows of another table, whose column names an entry of one of some forms. Its value is their list. */
	public static function ofForms( string $column ): string {
		return "EXISTS (SELECT 1 FROM {submissions} s WHERE s.id = {$column} AND s.form_id IN (%d))";
	}

	/**
	 * Condition that the entry that a column of another table names contains a word.
	 *
	 * @return array{string, string} The condition and its value.
	 */
	public static function containing( string $column, string $word ): array {
		[ $condition, $value ] = SearchWords::contained( 't.search_text', $word );
		return array( "EXISTS (SELECT 1 FROM {submissions} t WHERE t.id = {$column} AND {$condition})", $value );
	}

	public function hasOneStatus(): bool {
		return 'any' !== $this->status;
	}

	/** @return list<string> The statuses that it takes. */
	public function statuses(): array {
		return 'any' === $this->status ? array( 'unread', 'read' ) : array( $this->status );
	}

	/** @return array{string, list<string>} The days of receipt alone: a condition that an index answers. */
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

	/** @return list<string> That must all occur, in small letters, as search_text is. */
	public function words(): array {
		return SearchWords::of( "{$this->search} {$this->value}", self::MOST_WORDS );
	}

	/**
	 * The answer as it stands in the row's JSON, as a text or as one of a list. A quote inside of a text has a backslash
	 * before it there, so that no text can pass for a name.
	 */
	private function pattern(): string {
		$text  = '[^"\\\\]*(\\\\.[^"\\\\]*)*';
		$start = '"' . $this->quoted( $this->field ) . '":(\\[("' . $text . '",)*)?"';
		return 'equals' === $this->match ? $start . $this->quoted( $this->value ) . '"' : $start . $text . $this->quoted( $this->value );
	}

	/** As JSON has it, with what stands for something in a pattern taken as itself. */
	private function quoted( string $text ): string {
		$json = (string) wp_json_encode( $text, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		return (string) preg_replace( '/[.\\\\+*?\\[^\\]$(){}|]/', '\\\\$0', substr( $json, 1, -1 ) );
	}

	private function midnight( string $day ): ?DateTimeImmutable {
		$date = 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $day ) ? DateTimeImmutable::createFromFormat( '!Y-m-d', $day, wp_timezone() ) : false;
		return false === $date ? null : $date;
	}

	private function stored( DateTimeImmutable $time ): string {
		return $time->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
