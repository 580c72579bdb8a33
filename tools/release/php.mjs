import { execFileSync } from 'node:child_process';

/**
 * PHP code that removes comments, which are a quarter of the plugin's PHP, and keeps line numbers. Keeps the
 * descriptions of hooks, plugin headers, notices of changed libraries, notes for translators, and reasons for phpcs
 * exceptions, which reviewers of the directory read. Also removes the wiring attributes, because only the build reads
 * them.
 */
const STRIP = `
/** Checks whether a docblock describes a hook: it starts with such a verb, or precedes the call of a hook. */
function describesHook( array $tokens, int $place ): bool {
	if ( 1 === preg_match( '~^/\\*\\*[\\s*]*(?:Filters|Fires)\\b~', $tokens[ $place ]->text ) ) {
		return true;
	}
	for ( $next = $place + 1; isset( $tokens[ $next ] ) && ! in_array( $tokens[ $next ]->text, array( ';', '{' ), true ); $next++ ) {
		if ( in_array( $tokens[ $next ]->text, array( 'apply_filters', 'do_action' ), true ) ) {
			return true;
		}
	}
	return false;
}
$stripped = array();
foreach ( json_decode( stream_get_contents( STDIN ), true ) as $code ) {
	$kept   = '';
	$tokens = PhpToken::tokenize( $code );
	foreach ( $tokens as $place => $token ) {
		$goes  = $token->is( array( T_COMMENT, T_DOC_COMMENT ) )
			&& 1 !== preg_match( '/Plugin Name:|Changed for|translators:|phpcs:/', $token->text )
			&& ! ( $token->is( T_DOC_COMMENT ) && describesHook( $tokens, $place ) );
		$kept .= $goes ? str_repeat( "\\n", substr_count( $token->text, "\\n" ) ) : $token->text;
	}
	$code = $kept === $code ? $code : preg_replace( '/[ \\t]+$/m', '', $kept );
	$names      = 'Answers|BeforeBlock|Hook|Makes|Prints|Table';
	$code       = preg_replace( "/^use Vestibule.Kernel.Wiring.(?:{$names});$|^\\t?#\\[(?:{$names})\\b[^\\]\\n]*\\]$/m", '', $code );
	$code       = preg_replace_callback( '/^#\\[Table\\(\\n.*?^\\)\\]$/ms', fn ( $found ) => str_repeat( "\\n", substr_count( $found[0], "\\n" ) ), $code );
	$stripped[] = $code;
}
echo json_encode( $stripped, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );`;

/**
 * @param {string[]} files Contents of PHP files.
 * @return {string[]} Contents without comments.
 */
export const withoutComments = ( files ) =>
	JSON.parse(
		execFileSync( 'php', [ '-r', STRIP ], {
			input: JSON.stringify( files ),
			encoding: 'utf8',
			maxBuffer: 256 * 1024 * 1024,
		} )
	);
