<?php

declare(strict_types=1);

namespace Vestibule\Tools\Start;

use DateTimeImmutable;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Time\LocalDate;

/**
 * Offers the usual date and time formats of the site's language. If a site was installed in American English and its
 * language was changed later, WordPress keeps the American formats.
 */
final class DateFormats {

	private const AMERICAN_DATE = 'F j, Y';

	private const AMERICAN_TIME = 'g:i a';

	/**
	 * Returns the formats to offer, and the current date and time in the current and in the offered formats.
	 *
	 * @return array{date: string, time: string, current: string, example: string}|null Formats and examples. Null if
	 * the current formats are already suitable.
	 */
	public function offer(): ?array {
		return Language::during( Language::ofSite(), $this->offerInLanguage( ... ) );
	}

	/** @return array{date: string, time: string, current: string, example: string}|null */
	private function offerInLanguage(): ?array {
		$date = self::option( 'date_format' );
		$time = self::option( 'time_format' );
		$usual_date = self::AMERICAN_DATE === $date ? self::usualDate() : $date;
		$usual_time = self::AMERICAN_TIME === $time ? self::usualTime() : $time;
		return $usual_date === $date && $usual_time === $time ? null : array(
			'date'    => $usual_date,
			'time'    => $usual_time,
			'current' => self::example( $date, $time ),
			'example' => self::example( $usual_date, $usual_time ),
		);
	}

	/**
	 * Returns WordPress's translation of the date format. If the language pack is missing, returns the plugin's
	 * translation.
	 */
	private static function usualDate(): string {
		$translated = __( 'F j, Y' ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own string.
		return self::hasPack( $translated, self::AMERICAN_DATE )
			? $translated
			/* translators: usual date format of your language, for PHP's date(): 1 December 2026. */
			: _x( 'j F Y', 'usual date format', 'vestibule' );
	}

	private static function usualTime(): string {
		$translated = __( 'g:i a' ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own string.
		return self::hasPack( $translated, self::AMERICAN_TIME ) ? $translated : _x( 'H:i', 'time', 'vestibule' );
	}

	private static function hasPack( string $translated, string $american ): bool {
		return $translated !== $american || str_starts_with( determine_locale(), 'en' );
	}

	private static function example( string $date, string $time ): string {
		return LocalDate::format( "{$date}, {$time}", new DateTimeImmutable( 'now', wp_timezone() ) );
	}

	private static function option( string $name ): string {
		$value = get_option( $name );
		return is_string( $value ) ? $value : '';
	}
}
