<?php

declare(strict_types=1);

namespace Vestibule\Fields\Phone;

use Vestibule\Vendor\libphonenumber\NumberFormat;
use Vestibule\Vendor\libphonenumber\PhoneMetadata;
use Vestibule\Vendor\libphonenumber\PhoneNumberDesc;

defined( 'ABSPATH' ) || exit;

/** Numbering plan of a country. Converts the metadata of libphonenumber-js to the format of the PHP library. */
final class Plan extends PhoneMetadata {

	/** Positions of the values in a row of libphonenumber-js's metadata (version 4). */
	private const CODE           = 0;
	private const IDD            = 1;
	private const PATTERN        = 2;
	private const LENGTHS        = 3;
	private const FORMATS        = 4;
	private const PREFIX         = 5;
	private const PREFIX_PARSED  = 7;
	private const PREFIX_RULE    = 8;
	private const LEADING       = 10;
	private const TYPES          = 11;

	private const TYPE_NAMES = array(
		'fixedLine', 'mobile', 'tollFree', 'premiumRate', 'personalNumber', 'voicemail', 'uan', 'pager', 'voip',
		'sharedCost',
	);

	private const NOT_INTERNATIONAL = 'NA';

	/**
	 * @param string       $id    Region, such as DE.
	 * @param array<mixed> $row   Metadata of the region.
	 * @param list<int>    $local Lengths that are only valid within a local area.
	 */
	public function __construct( private readonly string $id, private readonly array $row, array $local ) {
		$this->internationalPrefix         = $this->text( self::IDD );
		$this->nationalPrefixForParsing    = $this->text( self::PREFIX_PARSED ) ?? $this->text( self::PREFIX );
		$this->nationalPrefixTransformRule = $this->text( self::PREFIX_RULE );
		$this->generalDesc                 = $this->description(
			array( $row[ self::PATTERN ] ?? '' )
		)->setPossibleLengthLocalOnly( $local );
		foreach ( self::TYPE_NAMES as $place => $name ) {
			$type        = $this->listAt( self::TYPES )[ $place ] ?? null;
			$this->$name = is_array( $type ) && array() !== $type
				? $this->description( $type )
				: PhoneNumberDesc::empty();
		}
		$this->readFormats();
	}

	public function getId(): string {
		return $this->id;
	}

	public function getCountryCode(): int {
		return (int) $this->text( self::CODE );
	}

	public function hasNationalPrefix(): bool {
		return null !== $this->getNationalPrefix();
	}

	public function getNationalPrefix(): ?string {
		return $this->text( self::PREFIX );
	}

	public function hasLeadingDigits(): bool {
		return null !== $this->getLeadingDigits();
	}

	public function getLeadingDigits(): ?string {
		return $this->text( self::LEADING );
	}

	/**
	 * @param array<mixed> $row Pattern and lengths. If the lengths are missing, the lengths of the whole plan apply.
	 */
	private function description( array $row ): PhoneNumberDesc {
		$lengths     = array_values(
			array_filter( (array) ( $row[1] ?? $this->listAt( self::LENGTHS ) ), is_int( ... ) )
		);
		$description = ( new PhoneNumberDesc() )->setPossibleLength( $lengths );
		return is_string( $row[0] ) && '' !== $row[0]
			? $description->setNationalNumberPattern( $row[0] )
			: $description;
	}

	/**
	 * Reads the formats. Sets the international formats only if one of them differs from its national format, because
	 * the library expects it.
	 */
	private function readFormats(): void {
		$international = array();
		$differs       = false;
		foreach ( $this->listAt( self::FORMATS ) as $row ) {
			[ $pattern, $national, $leading ] = (array) $row + array( '', '', array() );
			$abroad                           = ( (array) $row )[5] ?? null;
			$differs                          = $differs || is_string( $abroad );
			$this->numberFormat[]             = $this->format( $pattern, $national, $leading );
			if ( self::NOT_INTERNATIONAL !== $abroad ) {
				$international[] = $this->format( $pattern, is_string( $abroad ) ? $abroad : $national, $leading );
			}
		}
		$this->intlNumberFormat = $differs ? $international : array();
	}

	private function format( mixed $pattern, mixed $format, mixed $leading ): NumberFormat {
		$made = new NumberFormat();
		$made->setPattern( is_string( $pattern ) ? $pattern : '' )->setFormat( is_string( $format ) ? $format : '' );
		return $made->setLeadingDigitsPattern(
			array_values( array_filter( is_array( $leading ) ? $leading : array(), is_string( ... ) ) )
		);
	}

	private function text( int $place ): ?string {
		return is_string( $this->row[ $place ] ?? null ) && '' !== $this->row[ $place ] ? $this->row[ $place ] : null;
	}

	/** @return array<mixed> */
	private function listAt( int $place ): array {
		return is_array( $this->row[ $place ] ?? null ) ? $this->row[ $place ] : array();
	}
}
