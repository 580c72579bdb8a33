<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Contract\Consent;
use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\PageCache\DisplayedContent;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of the cookie notice (docs/consent.md).
 *
 * @extends Settings<Consent>
 */
final class ConsentSettings extends Settings {

	public const OPTION = 'vestibule_consent';

	public function __construct( private readonly Schema $contracts ) {
		parent::__construct( $contracts, self::OPTION, Consent::class );
	}

	#[Hook( 'admin_init' )]
	#[Hook( 'rest_api_init' )]
	public function register(): void {
		( new SettingsRoute( $this->contracts, $this ) )->register();
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
