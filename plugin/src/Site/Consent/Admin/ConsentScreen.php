<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent\Admin;

use Closure;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Consent\ConsentSettings;

defined( 'ABSPATH' ) || exit;

/** Screen "Cookie notice", and the step of the "Get started" screen that leads to it. */
final class ConsentScreen {

	private const SLUG = 'vestibule-consent';

	public function __construct( private readonly Assets $assets, private readonly ConsentSettings $settings ) {}

	#[Hook( 'admin_menu' )]
	public function add(): void {
		$data   = fn (): array =>
			( new ScreenData( $this->settings, $this->assets->url( 'modules/consent.css' ) ) )->all();
		$screen = new AdminScreen( new AdminAssets( $this->assets ), 'consent', 'vestibuleConsentSettings', $data );
		$screen->addToMenu( __( 'Cookie notice', 'vestibule' ), self::SLUG, Rest::OWNERS );
	}

	/**
	 * @param array<string, Closure(): array<string, mixed>> $steps Steps in the format of the contract start, by name.
	 * @return array<string, Closure(): array<string, mixed>>
	 */
	#[Hook( 'vestibule/start' )]
	public function addStep( array $steps ): array {
		return $steps + array( 'cookies' => $this->step( ... ) );
	}

	/** @return array<string, mixed> Step data. The step is done once the settings have been saved. */
	private function step(): array {
		$stored = get_option( ConsentSettings::OPTION );
		return array(
			'isDone'  => is_array( $stored ) && array() !== $stored,
			'isShown' => $this->settings->values()->isShown,
			'editUrl' => admin_url( 'admin.php?page=' . self::SLUG ),
		);
	}
}
