<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeImmutable;
use WP_Locale;

defined( 'ABSPATH' ) || exit;

/**
 * Formats dates as text, like wp_date(). If the language pack of WordPress is not installed, the names of weekdays and
 * months come from the plugin's translation.
 */
final class LocalDate {

	public static function format( string $format, DateTimeImmutable $at ): string {
		$names = self::hasPack() ? array() : array(
			'l' => self::weekday( (int) $at->format( 'w' ) ),
			'D' => self::weekdayShort( (int) $at->format( 'w' ) ),
			'F' => self::month( (int) $at->format( 'n' ) ),
			'M' => self::translated( $at->format( 'M' ) ),
		);
		// A letter after a backslash is not a placeholder.
		$named = preg_replace_callback(
			'/\\\\.|[lDFM]/',
			static fn( array $found ): string =>
				isset( $names[ $found[0] ] ) ? backslashit( $names[ $found[0] ] ) : $found[0],
			$format
		);
		return (string) wp_date( $named ?? $format, $at->getTimestamp(), $at->getTimezone() );
	}

	/** @param int $number 0 is Sunday. */
	public static function weekday( int $number ): string {
		return self::translated( self::locale()->get_weekday( $number ) );
	}

	/** @return array<string, string> Names of the weekdays, starting with Monday, by the keys that contracts use. */
	public static function weekdays(): array {
		$keys = array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' );
		return array_combine( $keys, array_map( self::weekday( ... ), array( 1, 2, 3, 4, 5, 6, 0 ) ) );
	}

	/** Returns the first day of the week from the site's settings; 0 is Sunday. */
	public static function firstWeekday(): int {
		$day = get_option( 'start_of_week', 1 );
		return is_numeric( $day ) ? (int) $day : 1;
	}

	/** @param int $number 0 is Sunday. */
	public static function weekdayShort( int $number ): string {
		return self::translated( self::locale()->get_weekday_abbrev( self::locale()->get_weekday( $number ) ) );
	}

	/** @param int $number 1 is January. */
	public static function month( int $number ): string {
		return self::translated( self::locale()->get_month( $number ) );
	}

	private static function locale(): WP_Locale {
		global $wp_locale;
		return $wp_locale instanceof WP_Locale ? $wp_locale : new WP_Locale();
	}

	/** Checks whether WordPress itself has the names in the current language. English needs no language pack. */
	private static function hasPack(): bool {
		return 'Monday' !== self::locale()->get_weekday( 1 ) || str_starts_with( determine_locale(), 'en' );
	}

	/** @param string $name English name. Any other string is already translated and is returned unchanged. */
	private static function translated( string $name ): string {
		return self::hasPack() ? $name : self::names()[ $name ] ?? $name;
	}

	/** @return array<string, string> */
	private static function names(): array {
		return array(
			'Monday'    => __( 'Monday', 'vestibule' ),
			'Tuesday'   => __( 'Tuesday', 'vestibule' ),
			'Wednesday' => __( 'Wednesday', 'vestibule' ),
			'Thursday'  => __( 'Thursday', 'vestibule' ),
			'Friday'    => __( 'Friday', 'vestibule' ),
			'Saturday'  => __( 'Saturday', 'vestibule' ),
			'Sunday'    => __( 'Sunday', 'vestibule' ),
			'Mon'       => _x( 'Mon', 'short name of a weekday', 'vestibule' ),
			'Tue'       => _x( 'Tue', 'short name of a weekday', 'vestibule' ),
			'Wed'       => _x( 'Wed', 'short name of a weekday', 'vestibule' ),
			'Thu'       => _x( 'Thu', 'short name of a weekday', 'vestibule' ),
			'Fri'       => _x( 'Fri', 'short name of a weekday', 'vestibule' ),
			'Sat'       => _x( 'Sat', 'short name of a weekday', 'vestibule' ),
			'Sun'       => _x( 'Sun', 'short name of a weekday', 'vestibule' ),
			'January'   => __( 'January', 'vestibule' ),
			'February'  => __( 'February', 'vestibule' ),
			'March'     => __( 'March', 'vestibule' ),
			'April'     => __( 'April', 'vestibule' ),
			'May'       => __( 'May', 'vestibule' ),
			'June'      => __( 'June', 'vestibule' ),
			'July'      => __( 'July', 'vestibule' ),
			'August'    => __( 'August', 'vestibule' ),
			'September' => __( 'September', 'vestibule' ),
			'October'   => __( 'October', 'vestibule' ),
			'November'  => __( 'November', 'vestibule' ),
			'December'  => __( 'December', 'vestibule' ),
			'Jan'       => _x( 'Jan', 'short name of a month', 'vestibule' ),
			'Feb'       => _x( 'Feb', 'short name of a month', 'vestibule' ),
			'Mar'       => _x( 'Mar', 'short name of a month', 'vestibule' ),
			'Apr'       => _x( 'Apr', 'short name of a month', 'vestibule' ),
			'Jun'       => _x( 'Jun', 'short name of a month', 'vestibule' ),
			'Jul'       => _x( 'Jul', 'short name of a month', 'vestibule' ),
			'Aug'       => _x( 'Aug', 'short name of a month', 'vestibule' ),
			'Sep'       => _x( 'Sep', 'short name of a month', 'vestibule' ),
			'Oct'       => _x( 'Oct', 'short name of a month', 'vestibule' ),
			'Nov'       => _x( 'Nov', 'short name of a month', 'vestibule' ),
			'Dec'       => _x( 'Dec', 'short name of a month', 'vestibule' ),
		);
	}
}
