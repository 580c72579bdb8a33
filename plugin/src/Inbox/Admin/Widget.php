<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use DateTimeImmutable;
use Vestibule\Entries\DayCounts;
use Vestibule\Entries\EntriesErased;
use Vestibule\Entries\EntriesMarked;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Filter;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Dashboard widget for users who can read entries. Shows the numbers of unread and recent entries, and a bar chart of
 * the last days.
 */
final class Widget {

	private const DAYS = 14;

	/**
	 * Transient with the counts. It expires after five minutes, and is deleted when entries are deleted or change their
	 * status.
	 */
	private const KEPT = 'vestibule_entry_counts';

	private const STYLE = '.vestibule-days{align-items:flex-end;block-size:96px;border-block-end:1px solid #c3c4c7;display:flex;gap:4px;list-style:none;margin:16px 0 4px}
.vestibule-days li{background:var(--wp-admin-theme-color,#2271b1);flex:1;margin:0;min-block-size:1px}
.vestibule-days-span{color:#50575e;display:flex;justify-content:space-between;margin:0}
.vestibule-counts{display:flex;flex-wrap:wrap;gap:8px 32px;margin:0}
.vestibule-counts div{display:flex;flex-direction:column-reverse}
.vestibule-counts dd{font-size:23px;line-height:1.3;margin:0}
@media (forced-colors:active){.vestibule-days li{background:CanvasText}}';

	public function __construct(
		private readonly Access $access,
		private readonly EntryTable $entries,
		private readonly DayCounts $counts,
		private readonly Clock $clock,
	) {}

	#[Hook( 'wp_dashboard_setup' )]
	public function add(): void {
		if ( $this->access->mayOpen() ) {
			wp_add_dashboard_widget( 'vestibule_entries', __( 'Entries of forms', 'vestibule' ), $this->show( ... ) );
			wp_add_inline_style( 'dashboard', self::STYLE );
		}
	}

	#[Hook( EntriesMarked::class )]
	#[Hook( EntriesErased::class )]
	public static function forget(): void {
		delete_transient( self::KEPT );
	}

	private function show(): void {
		try {
			$allowed = $this->access->forms();
			$unread  = $this->entries->count( new Filter( 'unread', allowed: $allowed ) );
			$days    = $this->byDay( $allowed );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			echo '<p>' . esc_html__( 'The database did not respond. Reload the page to try again.', 'vestibule' )
				. '</p>';
			return;
		}
		$today = (string) array_key_last( $days );
		$week  = array_slice( $days, -7, null, true );
		echo '<dl class="vestibule-counts">';
		$this->number( __( 'Unread', 'vestibule' ), $unread, '#/?status=unread' );
		$this->number( __( 'Today', 'vestibule' ), $days[ $today ] ?? 0, "#/?from={$today}&to={$today}" );
		$this->number(
			__( 'Last 7 days', 'vestibule' ),
			array_sum( $week ),
			'#/?from=' . array_key_first( $week ) . "&to={$today}"
		);
		echo '</dl>';
		$this->chart( $days );
		printf(
			'<p><a href="%s">%s</a></p>',
			esc_url( $this->address( '' ) ),
			esc_html__( 'All entries', 'vestibule' )
		);
	}

	private function number( string $label, int $count, string $hash ): void {
		printf(
			'<div><dt>%1$s</dt><dd><a href="%2$s">%3$s</a></dd></div>',
			esc_html( $label ),
			esc_url( $this->address( $hash ) ),
			esc_html( number_format_i18n( $count ) )
		);
	}

	/** @param array<string, int> $days */
	private function chart( array $days ): void {
		$most = max( 1, ...array_values( $days ) );
		printf(
			'<ol class="vestibule-days" aria-label="%s">',
			esc_attr__( 'Entries of the last 14 days', 'vestibule' )
		);
		foreach ( $days as $day => $count ) {
			$words = $this->day( $day ) . ': ' . sprintf(
				/* translators: %s: number of entries. */
				_n( '%s entry', '%s entries', $count, 'vestibule' ),
				number_format_i18n( $count )
			);
			printf(
				'<li style="height:%1$d%%" title="%2$s"><span class="screen-reader-text">%2$s</span></li>',
				(int) round( 100 * $count / $most ),
				esc_attr( $words )
			);
		}
		echo '</ol>';
		printf(
			'<p class="vestibule-days-span" aria-hidden="true"><span>%1$s</span><span>%2$s</span></p>',
			esc_html( $this->day( (string) array_key_first( $days ) ) ),
			esc_html( $this->day( (string) array_key_last( $days ) ) )
		);
	}

	private function day( string $day ): string {
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, wp_timezone() );
		return false === $date
			? $day
			: LocalDate::format( _x( 'D j M', 'day of a chart, see PHP date', 'vestibule' ), $date );
	}

	private function address( string $hash ): string {
		return admin_url( 'admin.php?page=' . AdminScreen::MENU ) . $hash;
	}

	/**
	 * Returns the number of entries per day in the site's time zone. Excludes spam and the Trash.
	 *
	 * @param list<int>|null $allowed IDs of the forms to count. Null means all forms.
	 * @return array<string, int> Counts by date such as 2026-11-21, oldest first.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function byDay( ?array $allowed ): array {
		$today = $this->clock->now()->setTimezone( wp_timezone() )->setTime( 0, 0 );
		$kept  = get_transient( self::KEPT );
		$kept  = is_array( $kept ) ? $kept : array();
		$key   = md5( $today->format( 'c' ) . wp_json_encode( $allowed ) );
		if ( ! is_array( $kept[ $key ] ?? null ) ) {
			$kept[ $key ] = $this->counts->until( $today, self::DAYS, $allowed );
			set_transient( self::KEPT, array_slice( $kept, -20 ), 5 * MINUTE_IN_SECONDS );
		}
		/** @var array<string, int> $days */
		$days = $kept[ $key ];
		return $days;
	}
}
