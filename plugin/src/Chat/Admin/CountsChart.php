<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

/** One account's days as bars, and as a table for whoever cannot see them. */
final class CountsChart {

	private const WIDTH  = 600;
	private const HEIGHT = 80;

	/**
	 * @param list<string> $days
	 * @param int          $most The highest bar of all charts, so that they can be compared.
	 */
	public function __construct(
		private readonly array $days,
		private readonly int $most,
	) {}

	/** @param array<string, int> $counts By day. */
	public function show( string $name, array $counts ): void {
		$total = array_sum( $counts );
		/* translators: %s: number of chats. */
		$words = sprintf( _n( '%s chat', '%s chats', $total, 'vestibule' ), number_format_i18n( $total ) );
		printf( '<div class="card vestibule-chat-counts" style="max-width:none"><h2>%1$s</h2><p>%2$s</p>', esc_html( $name ), esc_html( $words ) );
		printf(
			'<svg viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" style="max-width:100%%;height:auto;display:block" aria-hidden="true" focusable="false">',
			absint( self::WIDTH ),
			absint( self::HEIGHT )
		);
		foreach ( $this->days as $place => $day ) {
			$this->bar( $place, $day, $counts[ $day ] ?? 0 );
		}
		echo '</svg>';
		$this->table( $name, $counts );
		echo '</div>';
	}

	private function bar( int $place, string $day, int $count ): void {
		$step   = self::WIDTH / count( $this->days );
		$height = $count > 0 ? max( 3, (int) round( ( self::HEIGHT - 2 ) * $count / max( 1, $this->most ) ) ) : 1;
		printf(
			'<rect x="%1$s" y="%2$d" width="%3$s" height="%4$d" fill="%5$s"><title>%6$s: %7$s</title></rect>',
			esc_attr( (string) round( $place * $step + 1, 1 ) ),
			absint( self::HEIGHT - $height ),
			esc_attr( (string) round( $step - 2, 1 ) ),
			absint( $height ),
			$count > 0 ? '#2271b1' : '#c3c4c7',
			esc_html( $this->date( $day ) ),
			esc_html( number_format_i18n( $count ) )
		);
	}

	/** @param array<string, int> $counts */
	private function table( string $name, array $counts ): void {
		printf(
			'<p style="display:flex;justify-content:space-between;max-width:%1$dpx;margin-top:4px"><span>%2$s</span><span>%3$s</span></p>',
			absint( self::WIDTH ),
			esc_html( $this->date( $this->days[0] ?? '' ) ),
			esc_html( $this->date( $this->days[ count( $this->days ) - 1 ] ?? '' ) )
		);
		printf(
			'<details><summary>%1$s</summary><table class="widefat striped" style="max-width:%2$dpx"><caption class="screen-reader-text">%3$s</caption>'
			. '<thead><tr><th scope="col">%4$s</th><th scope="col">%5$s</th></tr></thead><tbody>',
			esc_html__( 'Numbers by day', 'vestibule' ),
			absint( self::WIDTH ),
			/* translators: %s: name of an account. */
			esc_html( sprintf( __( 'Chats started with %s by day', 'vestibule' ), $name ) ),
			esc_html__( 'Day', 'vestibule' ),
			esc_html__( 'Chats', 'vestibule' )
		);
		foreach ( array_reverse( $this->days ) as $day ) {
			printf( '<tr><th scope="row">%1$s</th><td>%2$s</td></tr>', esc_html( $this->date( $day ) ), esc_html( number_format_i18n( $counts[ $day ] ?? 0 ) ) );
		}
		echo '</tbody></table></details>';
	}

	/** In the words of the site's language and date format; the day is one of the site's zone already. */
	private function date( string $day ): string {
		$format = get_option( 'date_format' );
		return (string) mysql2date( is_string( $format ) ? $format : 'j F Y', "{$day} 12:00:00" );
	}
}
