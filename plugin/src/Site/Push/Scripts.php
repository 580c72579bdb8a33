<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Log\FaultLog;

/**
 * What browsers load of notifications. The button's script comes with the button. Every other page of a site that has
 * or had notifications carries some 400 bytes, which see whether the browser holds a worker of ours or of old, and load
 * more only then.
 */
final class Scripts {

	/** The script module of the button. */
	public const MODULE = 'vestibule/push';

	public function __construct(
		private readonly Setup $setup,
		private readonly SiteKeys $keys,
		private readonly Assets $assets,
	) {}

	/** Where the button is printed. */
	public function enqueue(): void {
		wp_enqueue_script_module( self::MODULE, $this->assets->script( 'modules/push' ), array(), null );
	}

	/** @return array<string, string> In the shape of the contract push-props. */
	public function props(): array {
		try {
			$key = $this->setup->isOwn() && $this->keys->isMade() ? $this->keys->publicKey() : '';
		} catch ( Crypto\CryptoFault $fault ) {
			FaultLog::record( $fault );
			$key = '';
		}
		return $this->setup->props( $key, $this->assets->script( 'modules/push-ask' ) );
	}

	/** docs/push.md: workers of old go on load; security row 27: and those of ours that nobody wants. */
	public function tidy(): string {
		$props = array_intersect_key( $this->setup->props( '', '' ), array_flip( array( 'provider', 'folder', 'scope', 'legacyFile', 'calls' ) ) );
		$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;
		$given = wp_json_encode( $props, $flags ) . ',' . wp_json_encode( $this->assets->script( 'modules/push-tidy' ), $flags );
		return '(function(p,a,s){function f(e){s.getRegistrations().then(function(r){'
			. 'r.some(function(w){var u=w.scope+(w.active||0).scriptURL;return u.includes(p.folder)||u.includes(p.legacyFile+".php")})'
			. '&&import(a).then(function(m){m.tidy(p,e)},function(){})},'
			. 'function(e){console.log("Error fetching service worker registrations",e)})}'
			. 's&&(f(),document.addEventListener("vestibule:consent",f))'
			. "})({$given},navigator.serviceWorker)";
	}
}
