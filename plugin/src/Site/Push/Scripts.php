<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts of push notifications. The main script is only loaded with the button. If notifications are or were on, all
 * pages contain about 400 bytes of script. It checks whether the browser has an outdated service worker, and loads the
 * rest only if so.
 */
final class Scripts {

	/** Name of the button's script module. */
	public const MODULE = 'vestibule/push';

	public function __construct(
		private readonly Setup $setup,
		private readonly SiteKeys $keys,
		private readonly Assets $assets,
	) {}

	/**
	 * Adds the settings to the data of the button's script. Runs if the button is on the page.
	 *
	 * @param array<string, mixed> $data Data of the script module.
	 * @return array<string, mixed>
	 */
	#[Hook( 'script_module_data_' . self::MODULE )]
	public function addProps( array $data ): array {
		return $this->props() + $data;
	}

	public function enqueue(): void {
		wp_enqueue_script_module( self::MODULE, $this->assets->script( 'modules/push' ), array(), null );
	}

	/** @return array<string, string> Data that matches the contract push-props. */
	public function props(): array {
		try {
			$key = $this->setup->isOwn() && $this->keys->isMade() ? $this->keys->publicKey() : '';
		} catch ( Crypto\CryptoFault $fault ) {
			FaultLog::record( $fault );
			$key = '';
		}
		return $this->setup->props( $key, $this->assets->script( 'modules/push-ask' ) );
	}

	/** Returns a script that migrates old service workers (docs/push.md) and removes unused ones (security row 27). */
	public function tidy(): string {
		$props = array_intersect_key(
			$this->setup->props( '', '' ),
			array_flip( array( 'provider', 'folder', 'scope', 'legacyFile', 'calls' ) )
		);
		$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;
		$given = wp_json_encode( $props, $flags ) . ','
			. wp_json_encode( $this->assets->script( 'modules/push-tidy' ), $flags );
		return '(function(p,a,s){function f(e){s.getRegistrations().then(function(r){'
			. 'r.some(function(w){var u=w.scope+(w.active||0).scriptURL;return u.includes(p.folder)||u.includes(p.legacyFile+".php")})'
			. '&&import(a).then(function(m){m.tidy(p,e)},function(){})},'
			. 'function(e){console.log("Error fetching service worker registrations",e)})}'
			. 's&&(f(),document.addEventListener("vestibule:consent",f))'
			. "})({$given},navigator.serviceWorker)";
	}
}
