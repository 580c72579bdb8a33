<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

/**
 * The hidden inputs that every form carries beside its fields, by the names under which requests know them. A script
 * sends only language and token inside `data` (src/form/serialise.ts, tests/vectors/hidden-names.json).
 */
final class HiddenNames {

	public const FORM     = 'form_id';
	public const PAGE_KEY = 'vestibule_key';
	public const INSTANCE = 'vestibule_instance';
	public const TRY      = 'vestibule_try';
	public const PAGE     = 'vestibule_page';
	public const LANGUAGE = 'vestibule_language';
	public const TOKEN    = '__vestibule_token';

	/** The token of an earlier message, of which this one is a corrected copy. */
	public const BEFORE = 'vestibule_before';

	/** Of a form with steps: where the visitor is, and on the buttons the way to go. */
	public const STEP = 'vestibule_step';
	public const GO   = 'vestibule_go';

	public const ALL = array( self::FORM, self::PAGE_KEY, self::INSTANCE, self::TRY, self::PAGE, self::LANGUAGE, self::TOKEN );

	/** Of a form that can be saved: where the link is sent, and the secret of an existing copy, which the link has as well. */
	public const LATER = 'vestibule_later';
	public const SAVED = 'vestibule_saved';

	/** Without scripts the buttons of a field with rows: which field, and what becomes of which row. */
	public const ROW = 'vestibule_row';

	/** More names, of some forms. */
	public const SOME = array( self::BEFORE, self::STEP, self::GO, self::LATER, self::SAVED, self::ROW );
}
