<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Chat\Counts;

/** Screen "Chats started": number of started chats per account and day. Works without JavaScript. */
final class CountsScreen {

	public const SLUG = 'vestibule-chat-counts';

	private const DAYS   = 30;
	private const WIDTH  = 600;
	private const HEIGHT = 80;

	public function __construct(
		private readonly Counts $counts,
		private readonly Clock $clock,
	) {}

	public function show(): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><p>%2$s</p>',
			esc_html__( 'Chats started', 'vestibule' ),
			esc_html__( 'Number of chats that visitors opened in the last 30 days. Only the day, the account and the number are stored, and no data about the visitor.', 'vestibule' )
		);
		try {
			$this->showAccounts( $this->counts->forLastDays( self::DAYS ) );
		} catch ( StorageFault $fault ) {
			printf( '<div class="notice notice-error inline"><p>%s</p></div>', esc_html( FaultLog::words( $fault ) ) );
		}
		echo '</div>';
	}

	/** @param array<int, array<string, int>> $counts */
	private function showAccounts( array $counts ): void {
		if ( array() === $counts ) {
			printf(
				'<div class="card"><h2>%1$s</h2><p>%2$s</p><p><a class="button" href="%3$s">%4$s</a></p></div>',
				esc_html__( 'No chats started yet', 'vestibule' ),
				esc_html__( 'Chats are counted here by day, as soon as a visitor opens one.', 'vestibule' ),
				esc_url( admin_url( 'edit.php?post_type=' . Accounts::TYPE ) ),
				esc_html__( 'See the chat accounts', 'vestibule' )
			);
			return;
		}
		uasort( $counts, static fn ( array $one, array $other ): int => array_sum( $other ) <=> array_sum( $one ) );
		$days = $this->days();
		$most = max( 0, ...array_merge( ...array_map( array_values( ... ), array_values( $counts ) ) ) );
		foreach ( $counts as $account => $of_account ) {
			$this->showAccount( $this->name( $account ), $of_account, $days, $most );
		}
	}

	/** @return list<string> Dates in the site's time zone, oldest first. */
	private function days(): array {
		$today = $this->clock->now()->setTimezone( wp_timezone() );
		return array_map(
			static fn ( int $ago ): string => $today->modify( "-{$ago} days" )->format( 'Y-m-d' ),
			range( self::DAYS - 1, 0 )
		);
	}

	private function name( int $account ): string {
		$post = get_post( $account );
		return null !== $post && '' !== $post->post_title
			? $post->post_title
			/* translators: %d: ID of an account. */
			: sprintf( __( 'Deleted account %d', 'vestibule' ), $account );
	}

	/**
	 * Prints the numbers of an account as a bar chart, and as a table for screen readers.
	 *
	 * @param array<string, int> $counts Counts by day.
	 * @param list<string>       $days
	 * @param int                $most   Highest count of all accounts and days, so that all charts have the same scale.
	 */
	private function showAccount( string $name, array $counts, array $days, int $most ): void {
		$total = array_sum( $counts );
		/* translators: %s: number of chats. */
		$words = sprintf( _n( '%s chat', '%s chats', $total, 'vestibule' ), number_format_i18n( $total ) );
		printf(
			'<div class="card vestibule-chat-counts" style="max-width:none"><h2>%1$s</h2><p>%2$s</p>',
			esc_html( $name ),
			esc_html( $words )
		);
		printf(
			'<svg viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" style="max-width:100%%;height:auto;display:block" aria-hidden="true" focusable="false">',
			absint( self::WIDTH ),
			absint( self::HEIGHT )
		);
		foreach ( $days as $place => $day ) {
			$this->bar( $place, $day, $counts[ $day ] ?? 0, $most );
		}
		echo '</svg>';
		$this->table( $name, $counts, $days );
		echo '</div>';
	}

	private function bar( int $place, string $day, int $count, int $most ): void {
		$step   = self::WIDTH / self::DAYS;
		$height = $count > 0 ? max( 3, (int) round( ( self::HEIGHT - 2 ) * $count / max( 1, $most ) ) ) : 1;
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

	/**
	 * @param array<string, int> $counts
	 * @param list<string>       $days
	 */
	private function table( string $name, array $counts, array $days ): void {
		printf(
			'<p style="display:flex;justify-content:space-between;max-width:%1$dpx;margin-top:4px"><span>%2$s</span><span>%3$s</span></p>',
			absint( self::WIDTH ),
			esc_html( $this->date( $days[0] ?? '' ) ),
			esc_html( $this->date( $days[ count( $days ) - 1 ] ?? '' ) )
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
		foreach ( array_reverse( $days ) as $day ) {
			printf(
				'<tr><th scope="row">%1$s</th><td>%2$s</td></tr>',
				esc_html( $this->date( $day ) ),
				esc_html( number_format_i18n( $counts[ $day ] ?? 0 ) )
			);
		}
		echo '</tbody></table></details>';
	}

	/** Formats a date of the site's time zone in the site's language. */
	private function date( string $day ): string {
		$format = get_option( 'date_format' );
		return (string) mysql2date( is_string( $format ) ? $format : 'j F Y', "{$day} 12:00:00" );
	}
}
