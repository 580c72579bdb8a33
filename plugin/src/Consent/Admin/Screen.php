<?php

declare(strict_types=1);

namespace Vestibule\Consent\Admin;

use Vestibule\Contracts\Settings;
use Vestibule\View\AdminAssets;

/**
 * The screen "Cookie notice": the option vestibule_consent in the shape of its contract, with a preview, and the
 * receipts.
 */
final class Screen {

	public const SLUG = 'vestibule-consent';

	public function __construct(
		private readonly AdminAssets $assets,
		private readonly Settings $settings,
		private readonly PreviewPage $page,
	) {}

	/** When this screen is about to be shown. */
	public function load(): void {
		add_action( 'admin_enqueue_scripts', fn () => $this->assets->enqueue( 'consent', 'vestibuleConsentSettings', $this->data() ) );
	}

	public function show(): void {
		printf( '<div class="wrap"><h1 class="wp-heading-inline">%1$s</h1><hr class="wp-header-end">%2$s</div>', esc_html__( 'Cookie notice', 'vestibule' ), wp_kses( $this->assets->place( 'consent' ), 'post' ) );
	}

	/** @return array<string, mixed> As src/admin/consent/fromServer.ts reads it. */
	private function data(): array {
		$policy  = $this->settings->number( 'policyPage' );
		return array(
			'settings'    => $this->settings->all(),
			'defaults'    => $this->settings->fit( null ),
			'policyTitle' => 0 === $policy ? '' : $this->title( $policy ),
			'privacyPage' => $this->privacyPage(),
			'previewPage' => $this->page->html(),
		);
	}

	/**
	 * @return array{title: string, isPublished: bool, edit: string, screen: string} WordPress's own, to which the
	 * notice links unless another is chosen.
	 */
	private function privacyPage(): array {
		$id       = get_option( 'wp_page_for_privacy_policy' );
		$page     = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
		$is_there = null !== $page && 'trash' !== $page->post_status;
		return array(
			'title'       => $is_there ? $this->title( $page->ID ) : '',
			'isPublished' => '' !== get_privacy_policy_url(),
			'edit'        => $is_there ? (string) get_edit_post_link( $page->ID, 'raw' ) : '',
			'screen'      => admin_url( 'options-privacy.php' ),
		);
	}

	private function title( int $post ): string {
		return html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' );
	}
}
