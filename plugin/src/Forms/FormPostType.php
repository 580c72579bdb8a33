<?php

declare(strict_types=1);

namespace Vestibule\Forms;

/** Names of the post type for forms, and of its meta. */
final class FormPostType {

	public const NAME = 'vestibule_form';

	/** Public form ID, `form_id` in AJAX requests. */
	public const NUMBER = 'vestibule_form_id';

	public const SETTINGS = 'vestibule_form_settings';
}
