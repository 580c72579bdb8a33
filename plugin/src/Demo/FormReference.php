<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/**
 * Finds the form post that a form block refers to, by the form's public number.
 *
 * The Demo reads it as any template would, through post meta, so that it depends on the contract and not on the Form
 * feature.
 */
final class FormReference {

	private const NUMBER = 4;

	/** The post id, or 0 while the form does not exist; the next seeding puts that right. */
	public function id(): int {
		$ids = get_posts(
			array(
				'post_type'      => 'vestibule_form',
				'post_status'    => 'publish',
				'meta_key'       => 'vestibule_form_id',
				'meta_value'     => (string) self::NUMBER,
				'fields'         => 'ids',
				'posts_per_page' => 1,
			)
		);
		return (int) ( $ids[0] ?? 0 );
	}
}
