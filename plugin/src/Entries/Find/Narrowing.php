<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use DateTimeImmutable;
use DateTimeZone;

/** Which days, whether starred, and one answer of one form: what narrows a list beside form, status and words. */
final class Narrowing {

	/**
	 * @param string $from  A day on the site's clock such as 2026-11-21; empty for none.
	 * @param string $to    The last day; empty for none.
	 * @param string $field The posted name of a field; empty for none. Counts only with a form.
	 * @param string $match `equals` or `contains`.
	 */
	public function __construct(
		private readonly string $from = '',
		private readonly string $to = '',
		private readonly bool $starred = false,
		private readonly string $field = '',
		private readonly string $match = 'contains',
		public readonly string $value = '',
	) {}

	/** @return array{list<string>, list<int|string>} Conditions and their values. */
	public function where( int $form ): array {
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
		if ( $this->starred ) {
			$parts[] = 'starred = 1';
		}
		if ( $form > 0 && '' !== $this->field && '' !== $this->value ) {
			$parts[]  = 'data REGEXP %s';
			$values[] = $this->pattern();
		}
		return array( $parts, $values );
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
