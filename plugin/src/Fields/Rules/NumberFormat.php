<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rules;

/**
 * Parses and formats numbers in the notation of a field. blocks/fields/kit/number-format.ts implements the same rules.
 * Both are tested with tests/vectors/number-format.json.
 */
final class NumberFormat {

	/** Decimal separator and thousands separator of each notation. */
	private const SEPARATORS = array(
		'comma-point'      => array( '.', ',' ),
		'point-comma'      => array( ',', '.' ),
		'space-comma'      => array( ',', "\u{A0}" ),
		'space-point'      => array( '.', "\u{A0}" ),
		'apostrophe-point' => array( '.', '’' ),
	);

	/** Maximum length of a number as typed. It also limits the number of digits. */
	private const MAX_CHARACTERS = 60;
	private const DIGITS         = 30;

	private const SPACE = '\x{9}\x{20}\x{A0}\x{2000}-\x{200A}\x{202F}\x{205F}';

	private readonly string $decimal;
	private readonly string $thousands;

	/**
	 * @param string $separators Key of SEPARATORS.
	 * @param bool   $isGrouped  Whether to write thousands separators.
	 * @param string $symbol     Currency symbol or unit. Empty if there is none.
	 * @param bool   $isBefore   Whether the symbol precedes the number.
	 * @param int    $decimals   Minimum number of decimals. If it is negative, all decimals of the number are written.
	 */
	public function __construct(
		string $separators = 'comma-point',
		private readonly bool $isGrouped = false,
		private readonly string $symbol = '',
		private readonly bool $isBefore = false,
		private readonly int $decimals = -1,
	) {
		[ $this->decimal, $this->thousands ] = self::SEPARATORS[ $separators ] ?? self::SEPARATORS['comma-point'];
	}

	/** Returns the key of SEPARATORS that best matches the separators of a WordPress locale. */
	public static function separatorsOf( string $decimal, string $thousands ): string {
		$group = match ( true ) {
			'.' === $thousands                                => 'point',
			in_array( $thousands, array( "'", '’' ), true )   => 'apostrophe',
			',' === $thousands                                => 'comma',
			default                                           => 'space',
		};
		$name = $group . ( ',' === $decimal ? '-comma' : '-point' );
		return isset( self::SEPARATORS[ $name ] ) ? $name : ( ',' === $decimal ? 'point-comma' : 'comma-point' );
	}

	/**
	 * Parses a number.
	 *
	 * @param bool $keepsZeros Whether leading zeros are kept, as in numbers that are identifiers.
	 * @return string|null Plain number such as `-1234.5`. Null if the text is not a number.
	 */
	public function read( string $text, bool $keepsZeros = false ): ?string {
		$text = $this->withoutSymbol( Text::trim( $text ) );
		if (
			Text::length( $text ) > self::MAX_CHARACTERS
				|| 1 !== preg_match(
					'/^([+\-\x{2212}])?(?:[' . self::SPACE . '])*([0-9.,\'’' . self::SPACE . ']*[0-9][0-9.,\'’'
						. self::SPACE . ']*)$/Du',
					$text,
					$part
				)
		) {
			return null;
		}
		$body = rtrim( (string) preg_replace( '/[\'’' . self::SPACE . ']/u', ' ', $part[2] ) );
		$sign = $this->decimalIn( $body );
		$at   = '' === $sign ? false : strrpos( $body, $sign );
		[ $whole, $rest ] = false === $at
			? array( $body, '' )
			: array( substr( $body, 0, $at ), substr( $body, $at + 1 ) );
		if ( ! self::isWhole( $whole ) || 1 !== preg_match( '/^\d*$/D', $rest ) || '' === $whole . $rest ) {
			return null;
		}
		return self::plain(
			! in_array( $part[1], array( '', '+' ), true ),
			(string) preg_replace( '/\D/', '', $whole ),
			$rest,
			$keepsZeros
		);
	}

	/** Formats a plain number such as `-1234.5`. Returns any other string unchanged. */
	public function write( string $plain ): string {
		if ( 1 !== preg_match( '/^(-?)(\d+)(?:\.(\d+))?$/D', $plain, $part ) ) {
			return $plain;
		}
		$rest  = str_pad( $part[3] ?? '', max( 0, $this->decimals ), '0' );
		$whole = $this->isGrouped
			? (string) preg_replace( '/(?<=\d)(?=(?:\d{3})+$)/D', $this->thousands, $part[2] )
			: $part[2];
		return $part[1] . $this->withSymbol( '' === $rest ? $whole : $whole . $this->decimal . $rest );
	}

	/** Removes the symbol and converts Arabic digits and separators. */
	private function withoutSymbol( string $text ): string {
		$ascii = array( '٫' => $this->decimal, '٬' => $this->thousands );
		for ( $digit = 0; $digit < 10; $digit++ ) {
			$ascii[ mb_chr( 0x660 + $digit, 'UTF-8' ) ] = (string) $digit;
			$ascii[ mb_chr( 0x6F0 + $digit, 'UTF-8' ) ] = (string) $digit;
		}
		$text = strtr( $text, $ascii );
		$at   = '' === $this->symbol ? false : strpos( $text, $this->symbol );
		return Text::trim( false === $at ? $text : substr_replace( $text, '', $at, strlen( $this->symbol ) ) );
	}

	private function withSymbol( string $number ): string {
		if ( '' === $this->symbol ) {
			return $number;
		}
		$space = ! $this->isBefore || 1 === preg_match( '/[\p{L}.]$/Du', $this->symbol ) ? "\u{A0}" : '';
		return $this->isBefore ? $this->symbol . $space . $number : $number . $space . $this->symbol;
	}

	/** Returns the decimal separator that a number contains. Empty if it contains none. */
	private function decimalIn( string $body ): string {
		$points = substr_count( $body, '.' );
		$commas = substr_count( $body, ',' );
		if ( $points > 0 && $commas > 0 ) {
			return strrpos( $body, '.' ) > strrpos( $body, ',' ) ? '.' : ',';
		}
		$sign = $points > 0 ? '.' : ',';
		if ( 1 !== $points + $commas ) {
			return '';
		}
		$isGroup = $sign === $this->thousands && 1 === preg_match( '/^[1-9]\d{0,2}\D\d{3}$/D', $body );
		return $isGroup ? '' : $sign;
	}

	/**
	 * Checks whether the digits are ungrouped, or grouped by the same separator throughout. An empty string is valid,
	 * because a number such as ".5" has no digits before the separator.
	 */
	private static function isWhole( string $whole ): bool {
		return 1 === preg_match( '/^(?:\d*|\d{1,3}([.,\x20])(?:\d{2,3}\1)*\d{3})$/D', $whole );
	}

	private static function plain( bool $isNegative, string $whole, string $rest, bool $keepsZeros ): ?string {
		if ( strlen( $whole . $rest ) > self::DIGITS ) {
			return null;
		}
		$whole = $keepsZeros ? $whole : ltrim( $whole, '0' );
		$rest  = rtrim( $rest, '0' );
		$plain = ( '' === $whole ? '0' : $whole ) . ( '' === $rest ? '' : ".{$rest}" );
		return ( $isNegative && 1 === preg_match( '/[1-9]/', $plain ) ? '-' : '' ) . $plain;
	}
}
