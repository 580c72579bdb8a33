<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Calendar\Busy\Calendars;
use Vestibule\Calendar\Busy\CalendarStatusText;
use Vestibule\Calendar\Feed\FeedAddress;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Screen\PostScreen;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

/** Screen on which users add or edit a host. */
final class HostEditor {

	/**
	 * @param Closure(): Hosts              $hosts
	 * @param Closure(): Calendars          $calendars
	 * @param Closure(): CalendarStatusText $words
	 * @param Closure(): FeedAddress        $feed
	 * @param Closure(): HostList           $list
	 */
	public function __construct(
		private readonly AdminAssets $assets,
		private readonly Closure $hosts,
		private readonly Closure $calendars,
		private readonly Closure $words,
		private readonly Closure $feed,
		private readonly Closure $list,
	) {}

	#[Hook( 'admin_init' )]
	public function register(): void {
		$screen = new PostScreen( 'vestibule_host', $this->screen( ... ) );
		$screen->register( __( 'Add host', 'vestibule' ), __( 'Edit host', 'vestibule' ) );
	}

	private function screen( WP_Post $post ): AdminScreen {
		$calendars = ( $this->calendars )()->ofHost( ... );
		$types     = ( $this->list )()->types( ... );
		$host      = new HostData( ( $this->hosts )(), $calendars, ( $this->words )(), ( $this->feed )(), $types );
		return new AdminScreen(
			$this->assets,
			'host',
			'vestibuleHost',
			static fn (): array => $host->forPost( $post )
		);
	}
}
