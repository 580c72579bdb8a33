<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use Vestibule\Chat\Accounts;
use Vestibule\Chat\Counts;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\RestFault;

/** The screen "Chats started": how often visitors began a chat with each account, day by day. It needs no script. */
final class CountsScreen {

	public const SLUG = 'vestibule-chat-counts';

	private const DAYS = 30;

	public function __construct(
		private readonly Counts $counts,
		private readonly Clock $clock,
	) {}

	public function show(): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><p>%2$s</p>',
			esc_html__( 'Chats started', 'vestibule' ),
			esc_html__( 'How often visitors opened a chat in the last 30 days. Only the day, the account and the number are kept, and nothing of who it was.', 'vestibule' )
		);
		try {
			$this->showAccounts( $this->counts->forLastDays( self::DAYS ) );
		} catch ( StorageFault $fault ) {
			printf( '<div class="notice notice-error inline"><p>%s</p></div>', esc_html( RestFault::words( $fault ) ) );
		}
		echo '</div>';
	}

	/** @param array<int, array<string, int>> $counts */
	private function showAccounts( array $counts ): void {
		if ( array() === $counts ) {
			printf(
				'<div class="card"><h2>%1$s</h2><p>%2$s</p><p><a class="button" href="%3$s">%4$s</a></p></div>',
				esc_html__( 'No chats started yet', 'vestibule' ),
				esc_html__( 'As soon as a visitor opens a chat, its day is counted here.', 'vestibule' ),
				esc_url( admin_url( 'edit.php?post_type=' . Accounts::TYPE ) ),
				esc_html__( 'See the chat accounts', 'vestibule' )
			);
			return;
		}
		uasort( $counts, static fn ( array $one, array $other ): int => array_sum( $other ) <=> array_sum( $one ) );
		$days  = $this->days();
		$most  = max( 0, ...array_merge( ...array_map( array_values( ... ), array_values( $counts ) ) ) );
		$chart = new CountsChart( $days, $most );
		foreach ( $counts as $account => $of_account ) {
			$chart->show( $this->name( $account ), $of_account );
		}
	}

	/** @return list<string> Dates, the oldest first, in the site's zone as they were counted. */
	private function days(): array {
		$today = $this->clock->now()->setTimezone( wp_timezone() );
		return array_map( static fn ( int $ago ): string => $today->modify( "-{$ago} days" )->format( 'Y-m-d' ), range( self::DAYS - 1, 0 ) );
	}

	private function name( int $account ): string {
		$post = get_post( $account );
		return null !== $post && '' !== $post->post_title
			? $post->post_title
			/* translators: %d: number of an account. */
			: sprintf( __( 'Deleted account %d', 'vestibule' ), $account );
	}
}
