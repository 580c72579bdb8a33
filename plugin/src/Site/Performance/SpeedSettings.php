<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance;

use Vestibule\Contract\Speed;
use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\PageCache\DisplayedContent;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of the features that make pages load faster (docs/speed.md).
 *
 * @extends Settings<Speed>
 */
final class SpeedSettings extends Settings {

	public const OPTION = 'vestibule_speed';

	/** Settings group, which the form on the "Speed" screen saves. */
	public const GROUP = 'vestibule-images';

	public function __construct( private readonly Schema $contracts ) {
		parent::__construct( $contracts, self::OPTION, Speed::class );
	}

	#[Hook( 'admin_init' )]
	#[Hook( 'rest_api_init' )]
	public function register(): void {
		( new SettingsRoute( $this->contracts, $this, self::GROUP ) )->register();
	}

	#[Hook]
	public static function addOption( TablesMade $made ): void {
		$made->options->addSettings( self::OPTION );
	}

	#[Hook]
	public static function addDisplayed( DisplayedContent $content ): void {
		$content->options[] = self::OPTION;
	}
}
