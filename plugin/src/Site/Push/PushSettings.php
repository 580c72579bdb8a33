<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Contract\Push;
use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\PageCache\DisplayedContent;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of push notifications (docs/push.md). They are off until an administrator selects a provider.
 *
 * @extends Settings<Push>
 */
final class PushSettings extends Settings {

	public const OPTION = 'vestibule_push';

	/**
	 * Option that records whether push notifications were ever on. If so, browsers may have a service worker of this
	 * site, which must be removed when notifications are turned off.
	 */
	public const USED = 'vestibule_push_used';

	public function __construct( private readonly Schema $contracts ) {
		parent::__construct( $contracts, self::OPTION, Push::class );
	}

	#[Hook( 'admin_init' )]
	#[Hook( 'rest_api_init' )]
	public function register(): void {
		( new SettingsRoute( $this->contracts, $this ) )->register();
	}

	/**
	 * Adds the options of a new site. USED is only added if push notifications were never set up. If USED is missing,
	 * isUsed() checks the settings.
	 */
	#[Hook]
	public static function addOptions( TablesMade $made ): void {
		if ( array() === get_option( self::OPTION, array() ) ) {
			$made->options->add( self::USED, '' );
		}
		$made->options->addSettings( self::OPTION );
	}

	#[Hook]
	public static function addDisplayed( DisplayedContent $content ): void {
		$content->options[] = self::OPTION;
	}
}
