<?php

declare(strict_types=1);

namespace Vestibule\Forms;

/** Name of the post type for forms, and the keys of its meta. */
final class FormPostType {

	public const NAME = 'vestibule_form';

	/** Meta key of the public form ID. AJAX requests call this ID `form_id`. */
	public const NUMBER = 'vestibule_form_id';

	public const SETTINGS = 'vestibule_form_settings';
}
