<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Contract\FormSettings;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/**
 * The setting "Delete entries after" of each form, also of drafts and of forms in the Trash: their entries are still
 * there.
 */
final class FormRetention {

	/** Of the panel in the form's editor that a link opens (blocks/form/editor/DocumentPanels.tsx). */
	private const PANEL = 'vestibule-entries';

	public function __construct( private readonly FormNumbers $numbers ) {}

	/** @return array<int, int> By the public number of each form that limits it: days after which an entry is deleted. */
	public function days(): array {
		$days = array();
		$ids  = get_posts(
			array(
				'post_type'        => FormPostType::NAME,
				'post_status'      => array( 'publish', 'future', 'draft', 'pending', 'private', 'trash' ),
				'posts_per_page'   => -1,
				'fields'           => 'ids',
				'suppress_filters' => true,
			)
		);
		foreach ( $ids as $id ) {
			$limit  = PostSettings::of( $id, FormSettings::class )->deleteAfterDays;
			$number = $this->numbers->forPost( $id );
			if ( $limit > 0 && $number > 0 ) {
				$days[ $number ] = $limit;
			}
		}
		return $days;
	}

	/** Link to the setting; empty for a form that is gone, and for users who may not edit it. */
	public function settingLink( int $formId ): string {
		$post = $this->numbers->post( $formId );
		$link = null === $post || 'trash' === get_post_status( $post ) ? null : get_edit_post_link( $post, 'raw' );
		return null === $link || '' === $link ? '' : $link . '#' . self::PANEL;
	}
}
