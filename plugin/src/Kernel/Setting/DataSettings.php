<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Setting;

use Vestibule\Contract\Data;
use Vestibule\Kernel\Database\Removal;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Settings for the plugin's data: whether it is deleted on uninstall, and what AI assistants may do with it.
 *
 * @extends Settings<Data>
 */
final class DataSettings extends Settings {

	/** Settings group, which is also the slug of the screen with the form. */
	public const GROUP = 'vestibule-settings';

	public function __construct( private readonly Schema $contracts ) {
		parent::__construct( $contracts, Removal::OPTION, Data::class );
	}

	#[Hook( 'admin_init' )]
	#[Hook( 'rest_api_init' )]
	public function register(): void {
		( new SettingsRoute( $this->contracts, $this, self::GROUP ) )->register();
	}
}
