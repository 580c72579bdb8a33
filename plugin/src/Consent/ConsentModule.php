<?php

declare(strict_types=1);

namespace Vestibule\Consent;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Settings;
use Vestibule\Contracts\SettingsRoute;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;
use Vestibule\Module;
use Vestibule\Storage\Purge;
use Vestibule\View\BlockHtml;
use Vestibule\View\BuiltModule;
use Vestibule\View\LateModules;

defined( 'ABSPATH' ) || exit;

/** The cookie notice (docs/reference/consent.md). */
final class ConsentModule implements Module {

	public const OPTION = 'vestibule_consent';

	public function __construct(
		private readonly Schema $schema,
		private readonly Settings $settings,
		private readonly Receipts $receipts,
		private readonly LateModules $late,
		private readonly BuiltModule $built,
	) {}

	public function register(): void {
		$route = fn () => ( new SettingsRoute( $this->schema, $this->settings ) )->register();
		add_action( 'admin_init', $route );
		add_action( 'rest_api_init', $route );
		$waiting = new Waiting();
		$waiting->register();
		$page = new NoticePage( $this->settings, $waiting, $this->late, $this->built );
		add_action( 'wp_enqueue_scripts', $page->enqueue( ... ) );
		add_action( 'wp_head', fn () => $this->printDefaults( $page ), 1 );
		add_action( 'wp_body_open', $page->print( ... ), 0 );
		// After all scripts: one of them may be the first that waits.
		add_action( 'wp_footer', $page->print( ... ), PHP_INT_MAX );
		add_action( Purge::HOOK, $this->purge( ... ) );
		( new EmbedPlaces( fn (): bool => $this->settings->isOn( 'blocksEmbeds' ) && $page->holdsBack(), $waiting ) )->register();
		add_filter( 'wp_consent_api_registered_' . plugin_basename( dirname( __DIR__, 2 ) . '/vestibule.php' ), '__return_true' );
		( new BlockHtml( array( 'vestibule/cookie-choice' => fn (): string => $page->block() ) ) )->register();
	}

	/** Google Consent Mode asks to be told what is denied before any of its scripts runs. */
	private function printDefaults( NoticePage $page ): void {
		if ( $this->settings->isOn( 'consentMode' ) && $page->asks() ) {
			$denied = wp_json_encode( array_fill_keys( ConsentMode::KEYS, 'denied' ) + array( 'wait_for_update' => 500 ) );
			wp_print_inline_script_tag( "window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('consent','default',{$denied})" );
		}
	}

	private function purge(): void {
		try {
			$this->receipts->purge( $this->settings->number( 'keepReceipts' ) );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}
}
