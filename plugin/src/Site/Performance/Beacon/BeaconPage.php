<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use Closure;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;

defined( 'ABSPATH' ) || exit;

/**
 * Measurements of the current page. Applies known results, and loads the measuring script if more reports are needed.
 */
final class BeaconPage {

	private const ID = 'vestibule-beacon-data';

	/** Delay between the load event and the measuring script, in milliseconds (docs/speed.md). */
	private const DELAY = 500;

	/**
	 * Media query of the window sizes that are measured (src/beacon/windows.ts). In other windows, the script is not
	 * loaded.
	 */
	private const WINDOWS = '(max-width:767px),(min-width:1600px) and (min-height:700px)';

	private string $url = '';

	/** @var array<int, Measurement> Measurements by window size (1 for phones, 0 for desktops). */
	private array $measurements = array();

	private readonly SeenImages $seen;

	/** @param Closure(): PageKey $key Creates the key. Called only on pages that are measured. */
	public function __construct(
		private readonly PageAddress $addresses,
		private readonly Measurements $table,
		private readonly Closure $key,
		private readonly Assets $assets,
	) {
		$this->seen = new SeenImages();
	}

	/**
	 * Starts on template_redirect, when WordPress knows the page, or with the first image.
	 *
	 * @param non-empty-string $url URL of the current page.
	 */
	public function begin( string $url ): void {
		$this->url = $url;
		try {
			$this->measurements = $this->table->forPage( $this->url );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return;
		}
		$known    = array() === $this->measurements ? null : new KnownPage( $this->measurements );
		$is_known = null !== $known && ! $known->isEmpty();
		if ( $is_known ) {
			( new Priorities( $known, $this->seen ) )->register();
		}
		$asks = ! is_user_logged_in() && count( $this->settled() ) < 2;
		if ( $asks || $is_known ) {
			$this->seen->register();
		}
		if ( $asks ) {
			add_action( 'wp_footer', $this->ask( ... ), 100 );
		}
	}

	/**
	 * Prints the measuring script and its data. The browser checks the window size, because cached pages are the same
	 * for all devices.
	 */
	private function ask(): void {
		$images = $this->seen->all();
		$status = http_response_code();
		if ( array() === $images || ( is_int( $status ) && 200 !== $status ) ) {
			return;
		}
		/**
		 * Filters whether this page is only for phones, for example in a mobile theme.
		 *
		 * @param bool $is_mobile Default is false: the page is for all windows.
		 */
		$isMobile = (bool) apply_filters( 'vestibule/beacon_is_mobile', false );
		/**
		 * Filters whether the script asks the server before it reports. This is useful behind a page cache that the
		 * browser can't detect.
		 *
		 * @param bool $is_cached Default is false: the browser detects whether the page is cached.
		 */
		$isCached = (bool) apply_filters( 'vestibule/beacon_is_cached', false );
		$data     = array(
			'nonce' => ( $this->key )()->make( $this->url, $this->addresses->currentPost(), $images ),
			'url' => $this->url,
			'is_mobile' => (int) $isMobile,
		);
		wp_print_inline_script_tag(
			(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
			array_filter(
				array(
					'type'        => 'application/json',
					'id'          => self::ID,
					'data-ajax'   => admin_url( 'admin-ajax.php', 'relative' ),
					'data-known'  => implode( ' ', array_keys( $this->settled() ) ),
					'data-cached' => $isCached,
				),
				static fn ( string|bool $value ): bool => '' !== $value && false !== $value
			)
		);
		$script = wp_json_encode(
			$this->assets->script( 'modules/beacon' ),
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES
		);
		$skips = '(navigator.connection||0).saveData||!matchMedia("' . self::WINDOWS . '").matches';
		wp_print_inline_script_tag(
			"{$skips}||addEventListener(\"load\",()=>setTimeout(()=>import({$script}).catch(()=>{})," . self::DELAY
				. '))'
		);
	}

	/** @return array<int, Measurement> Measurements that need no more reports. */
	private function settled(): array {
		return array_filter(
			$this->measurements,
			static fn ( Measurement $one ): bool => State::Measuring !== $one->state
		);
	}
}
