<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Assets\Assets;

/**
 * Effective setup of push notifications: provider, service worker and script (docs/push.md). Empty settings are
 * replaced by defaults.
 */
final class Setup {

	public const OPTION = PushSettings::OPTION;

	public const USED = PushSettings::USED;

	private const FILES = array( 'self-hosted' => 'worker.js', 'onesignal' => 'OneSignalSDKWorker.js' );

	private const ONESIGNAL_SCRIPT = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js';

	public function __construct( public readonly PushSettings $settings, private readonly Assets $assets ) {}

	/** @return string Provider, or `none` if notifications are off or a required setting of the provider is missing. */
	public function provider(): string {
		$provider = $this->settings->values()->provider;
		return 'onesignal' === $provider && '' === $this->settings->values()->appId ? 'none' : $provider;
	}

	public function isOn(): bool {
		return 'none' !== $this->provider();
	}

	/**
	 * Checks whether notifications are on or were on before. Reads an autoloaded option, because every page calls this.
	 */
	public function isUsed(): bool {
		$used = get_option( self::USED );
		return false === $used ? $this->isOn() : '1' === $used;
	}

	public function isOwn(): bool {
		return 'self-hosted' === $this->provider();
	}

	/**
	 * Returns the data for the browser, which matches the contract push-props.
	 *
	 * @return array<string, string>
	 */
	public function props( string $public_key, string $ask ): array {
		$provider = $this->provider();
		$legacy   = $this->settings->values()->legacyFile;
		return array(
			'provider'   => $provider,
			'folder'     => $this->folder(),
			'workerPath' => $this->below( $this->settings->values()->workerPath ),
			'scope'      => $this->below( $this->settings->values()->scope ),
			'file'       => $this->file(),
			'legacyFile' => '' === $legacy ? self::FILES['onesignal'] : $legacy,
			'appId'      => $this->settings->values()->appId,
			'script'     => $this->script(),
			'publicKey'  => $public_key,
			'calls'      => admin_url( 'admin-ajax.php', 'relative' ),
			'ask'        => $ask,
		);
	}

	/** Returns the contact for push services as a web or mailto: URL. */
	public function contact(): string {
		$contact = $this->settings->values()->contact;
		return '' === $contact ? home_url( '/', 'https' ) : $contact;
	}

	private function script(): string {
		if ( 'onesignal' !== $this->provider() ) {
			return '';
		}
		$script = $this->settings->values()->script;
		/**
		 * Filters the URL of the provider's script.
		 *
		 * @param string $script
		 */
		$filtered = apply_filters( 'vestibule/push_script', '' === $script ? self::ONESIGNAL_SCRIPT : $script );
		return is_string( $filtered ) ? $filtered : '';
	}

	private function file(): string {
		$file = $this->settings->values()->file;
		return '' === $file ? self::FILES[ $this->provider() ] ?? '' : $file;
	}

	/** Restricts a path to the provider's folder. Otherwise, the service worker could control pages of the site. */
	private function below( string $own ): string {
		$folder = $this->folder() . $this->provider() . '/';
		return str_starts_with( $own, $folder ) && 1 === preg_match( '#^[A-Za-z0-9/_-]+/$#D', $own ) ? $own : $folder;
	}

	/** Returns the URL path of the folder with all service workers of the plugin. */
	public function folder(): string {
		return (string) wp_parse_url( plugins_url( 'sdk_files/push/', $this->assets->file ), PHP_URL_PATH );
	}
}
