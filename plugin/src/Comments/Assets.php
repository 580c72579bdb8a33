<?php

declare(strict_types=1);

namespace Vestibule\Comments;

use Vestibule\View\BuiltModule;
use Vestibule\View\LateModules;

/** Script and style of pages with a comment form, and of no others. */
final class Assets {

	/**
	 * The first touch of a field. The button is none of them: a form that nobody has written in is WordPress's own
	 * affair.
	 */
	private const FIELDS = 'form:has(#vestibule-antibot-keys) :is(textarea,input:not([type=submit]))';

	public function __construct( private readonly LateModules $late, private readonly BuiltModule $comments ) {}

	/** @param int $expiry Of the keys in the page; Unix seconds. */
	public function need( int $post, int $expiry ): void {
		$this->comments->registerStyle();
		$this->comments->needStyle();
		$this->late->need( self::FIELDS, $this->comments->src(), $expiry, "vestibule-comment-{$post}" );
	}
}
