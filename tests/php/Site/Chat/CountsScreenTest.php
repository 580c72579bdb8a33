<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use DateTimeImmutable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Chat\Admin\CountsScreen;
use Vestibule\Site\Chat\Counts;
use Vestibule\Tests\TestCase;

/** Screen with the number of started chats. */
final class CountsScreenTest extends TestCase {

	public function test_the_chat_statistics_show_a_message_before_the_first_chat(): void {
		$html = $this->shown();
		self::assertStringContainsString( 'No chats started yet', $html );
		self::assertStringNotContainsString( '<svg', $html );
	}

	public function test_the_chat_statistics_show_thirty_days_per_account_as_a_chart_and_a_table(): void {
		$id = (int) wp_insert_post( array( 'post_type' => Accounts::TYPE, 'post_status' => 'publish', 'post_title' => 'Ada <script>' ) );
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$this->countAt( $id, '2026-11-01T09:00:00Z', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z', '2026-11-20T11:30:00Z' );
		$this->countAt( 99999, '2026-11-19T09:00:00Z' );
		$html = $this->shown( '2026-11-21T09:00:00Z' );
		self::assertSame( 2, substr_count( $html, '<svg' ) );
		self::assertSame( 60, substr_count( $html, '<rect' ) );
		self::assertSame( 60, substr_count( $html, '<th scope="row">' ) );
		self::assertStringContainsString( '<p>4 chats</p>', $html );
		self::assertStringContainsString( 'Deleted account 99999', $html );
		self::assertStringNotContainsString( '<script>', $html );
		// 11:30 UTC on 20 November is the next day in Auckland.
		self::assertMatchesRegularExpression( '/>21 November 2026<\/th><td>1<|>November 21, 2026<\/th><td>1</', $html );
	}

	private function countAt( int $account, string ...$times ): void {
		foreach ( $times as $time ) {
			$this->at( $time, fn () => $this->counts()->add( $account ) );
		}
	}

	private function shown( string $now = '2026-11-21T09:00:00Z' ): string {
		ob_start();
		$this->at( $now, fn () => ( new CountsScreen( $this->counts(), new Clock() ) )->show() );
		return (string) ob_get_clean();
	}

	private function at( string $time, callable $work ): void {
		$now = static fn (): DateTimeImmutable => new DateTimeImmutable( $time );
		add_filter( 'vestibule/now', $now );
		$work();
		remove_filter( 'vestibule/now', $now );
	}

	private function counts(): Counts {
		global $wpdb;
		return new Counts( new Database( $wpdb ), new Clock() );
	}
}
