export { loginPath, requireLogin, RETURN_PARAM, signupPath, withReturn } from './login-path.ts';
export { actLogOut } from './log-out.ts';
