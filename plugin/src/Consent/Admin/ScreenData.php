<?php

declare(strict_types=1);

namespace Vestibule\Consent\Admin;

use Vestibule\Contracts\Settings;

/**
 * What the screen "Cookie notice" begins with: the option vestibule_consent in the shape of its contract, and the page
 * of the preview.
 */
final class ScreenData {

	public function __construct(
		private readonly Settings $settings,
		private readonly PreviewPage $page,
	) {}

	/** @return array<string, mixed> As src/admin/consent/fromServer.ts reads it. */
	public function all(): array {
		$policy  = $this->settings->number( 'policyPage' );
		return array(
			'settings'    => $this->settings->all(),
			'defaults'    => $this->settings->fit( null ),
			'policyTitle' => 0 === $policy ? '' : $this->title( $policy ),
			'privacyPage' => $this->privacyPage(),
			'previewPage' => $this->page->render(),
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
