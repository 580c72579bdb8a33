<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Contract\FormSettings;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Setting "Delete entries after" of all forms. Includes drafts and forms in the Trash, because their entries still
 * exist.
 */
final class FormRetention {

	/** Name of the panel that the link opens in the form editor (blocks/form/editor/DocumentPanels.tsx). */
	private const PANEL = 'vestibule-entries';

	public function __construct( private readonly FormNumbers $numbers ) {}

	/**
	 * @return array<int, int> Number of days after which entries are deleted, by form ID. Forms without this setting
	 * are not included.
	 */
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

	/**
	 * Returns a link to the setting in the form editor. Empty if the form was deleted or the user may not edit the
	 * form.
	 */
	public function settingLink( int $formId ): string {
		$post = $this->numbers->post( $formId );
		$link = null === $post || 'trash' === get_post_status( $post ) ? null : get_edit_post_link( $post, 'raw' );
		return null === $link || '' === $link ? '' : $link . '#' . self::PANEL;
	}
}
