<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent\Admin;

use Vestibule\Contract\Consent;
use Vestibule\Kernel\Setting\Settings;

/**
 * Data for the JavaScript of the "Cookie notice" screen: the settings, which match the contract consent, and a page for
 * the preview.
 */
final class ScreenData {

	/**
	 * @param Settings<Consent> $settings
	 * @param string            $style    URL of the style sheet of the notice.
	 */
	public function __construct(
		private readonly Settings $settings,
		private readonly string $style,
	) {}

	/** @return array<string, mixed> Data for src/admin/consent/index.tsx. */
	public function all(): array {
		$policy  = $this->settings->values()->policyPage;
		return array(
			'settings'    => $this->settings->all(),
			'defaults'    => $this->settings->fit( null ),
			'policyTitle' => 0 === $policy ? '' : $this->title( $policy ),
			'privacyPage' => $this->privacyPage(),
			'previewPage' => $this->previewPage(),
		);
	}

	/**
	 * @return array{title: string, isPublished: bool, edit: string, screen: string} WordPress's privacy policy page, to
	 * which the notice links by default. If the site has no such page, the title is empty.
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

	/** Returns an HTML page with the theme's fonts and colors. The preview inserts the notice into it. */
	private function previewPage(): string {
		ob_start();
		wp_print_font_faces();
		$fonts = (string) ob_get_clean();
		return '<!doctype html><html ' . get_language_attributes()
			. '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
			. $fonts
			. '<style>' . str_replace( '</', '<\/', wp_get_global_stylesheet() ) . '</style>'
			. $this->sheet( (string) get_stylesheet_uri() )
			. $this->sheet( $this->style )
			. '</head><body></body></html>';
	}

	private function sheet( string $url ): string {
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- The preview is a separate document.
		return '<link rel="stylesheet" href="' . esc_url( $url ) . '">';
	}
}
