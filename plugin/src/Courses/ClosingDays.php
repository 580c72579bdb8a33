<?php

declare(strict_types=1);

namespace Vestibule\Courses;

use Vestibule\Contract\ClosingDays as Values;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\DataSettings;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Days on which the institute is closed. They don't change courses: the course editor offers to skip them, and the
 * settings list the courses that have dates on them.
 *
 * @extends Settings<Values>
 * @phpstan-type Closing array{from: string, to: string, name: string}
 */
final class ClosingDays extends Settings {

	public const OPTION = 'vestibule_closing_days';

	/** Maximum number of rows, as in the contract. */
	public const MAX_ROWS = 100;

	public function __construct( private readonly Schema $contracts ) {
		parent::__construct( $contracts, self::OPTION, Values::class );
	}

	#[Hook( 'admin_init' )]
	#[Hook( 'rest_api_init' )]
	public function register(): void {
		add_filter( 'sanitize_option_' . self::OPTION, self::tidy( ... ), 5 );
		( new SettingsRoute( $this->contracts, $this, DataSettings::GROUP ) )->register();
	}

	/**
	 * Returns the closing days that include a day.
	 *
	 * @param string $day Day such as 2026-12-24.
	 * @return Closing|null
	 */
	public function on( string $day ): ?array {
		foreach ( $this->values()->days as $closing ) {
			if ( $closing['from'] <= $day && $day <= $closing['to'] ) {
				return $closing;
			}
		}
		return null;
	}

	/**
	 * Completes the submitted rows: removes empty rows, uses the first day if the last day is missing, swaps reversed
	 * days, shortens names and sorts the rows.
	 */
	public static function tidy( mixed $sent ): mixed {
		if ( ! is_array( $sent ) || ! is_array( $sent['days'] ?? null ) ) {
			return $sent;
		}
		foreach ( array_filter( $sent['days'], is_array( ... ) ) as $row ) {
			if ( '' !== self::text( $row, 'name' ) && array() === self::days( $row ) ) {
				/* translators: %s: name of closing days, such as Christmas. */
				$words = __( 'Closing days “%s” were not saved: choose the first day.', 'vestibule' );
				add_settings_error( self::OPTION, self::OPTION, sprintf( $words, self::text( $row, 'name' ) ) );
			}
		}
		return array( 'days' => array_slice( self::rows( $sent['days'] ), 0, self::MAX_ROWS ) ) + $sent;
	}

	/**
	 * @param array<array-key, mixed> $sent Submitted rows.
	 * @return list<Closing> Completed rows that have a day, ordered by the first day.
	 */
	public static function rows( array $sent ): array {
		$rows = array();
		foreach ( array_filter( $sent, is_array( ... ) ) as $row ) {
			$days = self::days( $row );
			if ( array() !== $days ) {
				$rows[] = array( 'from' => min( $days ), 'to' => max( $days ), 'name' => self::text( $row, 'name' ) );
			}
		}
		sort( $rows );
		return $rows;
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return array<string> First and last day, if they were submitted.
	 */
	private static function days( array $row ): array {
		return array_filter( array( self::text( $row, 'from' ), self::text( $row, 'to' ) ) );
	}

	/** @param array<array-key, mixed> $row */
	private static function text( array $row, string $key ): string {
		return is_string( $row[ $key ] ?? null ) ? mb_substr( sanitize_text_field( $row[ $key ] ), 0, 200 ) : '';
	}
}
