<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

/**
 * Names of the hidden inputs in every form. When a script submits the form, `data` only contains the language and the
 * token (src/form/serialize.ts, tests/vectors/hidden-names.json).
 */
final class HiddenNames {

	public const FORM     = 'form_id';
	public const PAGE_KEY = 'vestibule_key';
	public const INSTANCE = 'vestibule_instance';
	public const TRY      = 'vestibule_try';
	public const PAGE     = 'vestibule_page';
	public const LANGUAGE = 'vestibule_language';
	public const TOKEN    = '__vestibule_token';

	/** Token of the previous submission that the visitor is correcting. */
	public const BEFORE = 'vestibule_before';

	/** Current step of a form with steps, and direction of the pressed button. */
	public const STEP = 'vestibule_step';
	public const GO   = 'vestibule_go';

	public const ALL = array(
		self::FORM, self::PAGE_KEY, self::INSTANCE, self::TRY, self::PAGE, self::LANGUAGE, self::TOKEN,
	);

	/**
	 * Email address to which the link to a saved form is sent, and the secret of an existing saved copy. The link
	 * contains this secret.
	 */
	public const LATER = 'vestibule_later';
	public const SAVED = 'vestibule_saved';

	/** Buttons of a repeater without JavaScript. The value consists of field, action and row. */
	public const ROW = 'vestibule_row';

	/** Names that only some forms use. */
	public const SOME = array( self::BEFORE, self::STEP, self::GO, self::LATER, self::SAVED, self::ROW );
}
