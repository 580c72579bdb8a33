<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Contract\Push;
use Vestibule\Kernel\Setting\Settings;

/**
 * Where notifications come from and where their worker is: the settings, with what is built in for what is empty
 * (docs/push.md).
 */
final class Setup {

	public const OPTION = 'vestibule_push';

	/**
	 * Remembers that browsers may hold a worker of ours, so that it is taken out when notifications are switched off.
	 */
	public const USED = 'vestibule_push_used';

	private const FILES = array( 'self-hosted' => 'worker.js', 'onesignal' => 'OneSignalSDKWorker.js' );

	private const ONESIGNAL_SCRIPT = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js';

	/**
	 * @param Settings<Push> $settings
	 * @param string         $url      Of the plugin, without a slash at its end.
	 */
	public function __construct( public readonly Settings $settings, private readonly string $url ) {}

	/** @return string none while what the provider needs is missing. */
	public function provider(): string {
		$provider = $this->settings->values()->provider;
		return 'onesignal' === $provider && '' === $this->settings->values()->appId ? 'none' : $provider;
	}

	public function isOn(): bool {
		return 'none' !== $this->provider();
	}

	/** Whether it is on or ever was. Every page asks, so the answer is an option that WordPress brings along. */
	public function isUsed(): bool {
		$used = get_option( self::USED );
		return false === $used ? $this->isOn() : '1' === $used;
	}

	public function isOwn(): bool {
		return 'self-hosted' === $this->provider();
	}

	/**
	 * In the shape of the contract push-props.
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

	/** Whom a push service may write to when something is wrong with what we send. */
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
		 * Filters the address of the provider's script.
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

	/** A worker reaches no page of the site, whatever the settings say: it stays below the provider's own folder. */
	private function below( string $own ): string {
		$folder = $this->folder() . $this->provider() . '/';
		return str_starts_with( $own, $folder ) && 1 === preg_match( '#^[A-Za-z0-9/_-]+/$#D', $own ) ? $own : $folder;
	}

	/** Every worker of ours is below this path. */
	public function folder(): string {
		return (string) wp_parse_url( "{$this->url}/sdk_files/push/", PHP_URL_PATH );
	}
}
