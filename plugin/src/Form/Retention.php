<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\FormRetention;

defined( 'ABSPATH' ) || exit;

/**
 * The setting "Delete entries after" of each form, also of drafts and of forms in the Trash: their entries are still
 * there.
 */
final class Retention implements FormRetention {

	public function __construct( private readonly FormNumbers $numbers ) {}

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
			$limit  = FormSettings::fromPost( $id )->deleteAfterDays;
			$number = $this->numbers->forPost( $id );
			if ( $limit > 0 && $number > 0 ) {
				$days[ $number ] = $limit;
			}
		}
		return $days;
	}
}
